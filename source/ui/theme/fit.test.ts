// Cutting, padding and joining of rows, and their ASCII twins.
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { type Row, TONES } from '../rows.ts';
import { abridgedRow, asciiRow, besideRows, fitRow, rowOf, rowWidth } from './fit.ts';
import { ASCII, ASCII_TWINS, UNICODE } from './glyphs.ts';
import { textWidth } from './width.ts';

const anyRow: fc.Arbitrary<Row> = fc.array(
  fc.record({
    text: fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('日本', '·│·', 'é'),
    ),
    tone: fc.constantFrom(...TONES),
  }),
);

describe('a row', () => {
  it('is as wide as its text is in columns', () => {
    expect(rowWidth([...rowOf('日本'), ...rowOf('│·│')])).toBe(7);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(textWidth(text)).toBe(stringWidth(text));
      }),
    );
  });

  it('is fitted to exactly the asked width', () => {
    fc.assert(
      fc.property(anyRow, fc.integer({ min: 0, max: 40 }), (row, columns) => {
        expect(rowWidth(fitRow(row, columns))).toBe(columns);
      }),
    );
  });

  it('that is too long ends in a mark, one that fits stays whole, and blanks at its end need no room', () => {
    const row: Row = [...rowOf('costs ', 'warn'), ...rowOf('2 tires', 'bad')];
    expect(abridgedRow(row, 13, '…')).toBe(row);
    expect(abridgedRow([...row, ...rowOf('  ')], 13, '…')).toHaveLength(3);
    expect(
      abridgedRow(row, 12, '…')
        .map(run => run.text)
        .join(''),
    ).toBe('costs 2 tir…');
    fc.assert(
      fc.property(anyRow, fc.integer({ min: 1, max: 40 }), (any, columns) => {
        const words = rowOf(
          any
            .map(run => run.text.trim())
            .join('')
            .trimEnd(),
        );
        expect(rowWidth(abridgedRow(words, columns, '~'))).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('is cut before a wide character that would be halved', () => {
    expect(fitRow(rowOf('a日本'), 4)).toEqual([
      { text: 'a日', tone: 'plain' },
      { text: ' ', tone: 'plain' },
    ]);
  });

  it('stands beside another one behind the asked width', () => {
    const rows = besideRows([rowOf('ab')], 4, [rowOf('1'), rowOf('2')]);
    expect(rows.map(row => row.map(run => run.text).join(''))).toEqual(['ab  1', '    2']);
  });
});

describe('ASCII', () => {
  it('has a twin of one column for every glyph', () => {
    for (const [rich, plain] of ASCII_TWINS) {
      expect([stringWidth(rich), plain.length]).toEqual([1, 1]);
      expect(plain).toMatch(/^[\x20-\x7e]$/);
    }
    expect(Object.keys(ASCII)).toEqual(Object.keys(UNICODE));
  });

  it('keeps letters without their accents and every column', () => {
    const [run] = asciiRow(rowOf('Élodie ● «à» 日本…'));
    expect(run?.text).toBe('Elodie * "a" ????~');
  });

  it('never leaves another character', () => {
    fc.assert(
      fc.property(anyRow, row => {
        const plain = asciiRow(row);
        expect(plain.map(run => run.text).join('')).toMatch(/^[\x20-\x7e]*$/);
        expect(plain.map(run => run.text.length)).toEqual(row.map(run => textWidth(run.text)));
      }),
    );
  });
});
