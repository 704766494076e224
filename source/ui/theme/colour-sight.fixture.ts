// How far two colours are apart for an eye, also for one without red or green cones.

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly number[];

/** An eye: with all cones, without those for red (protanopia), without those for green (deuteranopia). */
export type Sight = 'full' | 'redless' | 'greenless';

/** Returns the colour of a text such as `fdf6e3`. */
export function hex(text: string): Rgb {
  return [0, 2, 4].map(at => Number.parseInt(text.slice(at, at + 2), 16));
}

/** Returns a colour of the cube of 256, or of its greys. */
export function rgbOf(index: number): Rgb {
  if (index >= 232) return Array.from({ length: 3 }, () => 8 + 10 * (index - 232));
  const steps = [0, 95, 135, 175, 215, 255];
  return [36, 6, 1].map(place => steps[Math.floor((index - 16) / place) % 6] ?? 0);
}

/** Returns the contrast of two colours as WCAG defines it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  return weighed(linear(rgb), [0.2126, 0.7152, 0.0722]);
}

function linear(rgb: Rgb): Rgb {
  return rgb.map(value => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function weighed(values: Rgb, weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

// Machado, Oliveira and Fernandes 2009, severity 1.
const SIGHTS: Readonly<Record<Sight, readonly Rgb[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  redless: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  greenless: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

interface Lab {
  readonly light: number;
  readonly a: number;
  readonly b: number;
}

function labOf(rgb: Rgb, sight: Sight): Lab {
  const plain = linear(rgb);
  const seen = SIGHTS[sight].map(row => Math.min(1, Math.max(0, weighed(plain, row))));
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(weighed(seen, [0.4124564, 0.3575761, 0.1804375]) / 0.95047);
  const y = root(weighed(seen, [0.2126729, 0.7151522, 0.072175]));
  const z = root(weighed(seen, [0.0193339, 0.119192, 0.9503041]) / 1.08883);
  return { light: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** Returns how different two colours look to an eye, as CIEDE2000: 1 is just seen side by side, 100 is black on white. */
export function difference(one: Rgb, other: Rgb, sight: Sight): number {
  const [p, q] = [labOf(one, sight), labOf(other, sight)];
  const meanChroma = (Math.hypot(p.a, p.b) + Math.hypot(q.a, q.b)) / 2;
  const stretch = 1 + 0.5 * (1 - grown(meanChroma));
  const [c1, c2] = [p, q].map(({ a, b }) => Math.hypot(a * stretch, b)) as [number, number];
  const [h1, h2] = [p, q].map(({ a, b }) => angle(a * stretch, b)) as [number, number];
  const turn = c1 * c2 === 0 ? 0 : turned(h2 - h1);
  const light = (p.light + q.light) / 2;
  const chroma = (c1 + c2) / 2;
  const hue = c1 * c2 === 0 ? h1 + h2 : middle(h1, h2);
  const offset = (light - 50) ** 2;
  const byLight = (q.light - p.light) / (1 + (0.015 * offset) / Math.sqrt(20 + offset));
  const byChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(c1 * c2) * sine(turn / 2)) / (1 + 0.015 * chroma * tilt(hue));
  const rotation = -2 * grown(chroma) * sine(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

function grown(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
}

function angle(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function turned(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function middle(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function tilt(hue: number): number {
  const cosine = (degrees: number) => sine(degrees + 90);
  return (
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63)
  );
}
