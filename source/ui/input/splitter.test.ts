import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSplitter } from './splitter.ts';

function names(...chunks: string[]): string[] {
  const splitter = createSplitter();
  const keys = chunks.flatMap(chunk => splitter.push(chunk));
  return [...keys, ...splitter.flush()].map(key => key.name);
}

describe('splitting what a terminal sends', () => {
  it('gives one key for each character of a burst', () => {
    expect(names('n'.repeat(200))).toHaveLength(200);
  });

  it('keeps an escape sequence whole and the key after it apart', () => {
    expect(names('\u001b[B\r')).toEqual(['down', 'enter']);
    expect(names('\u001bOA\u001b[1;5C')).toEqual(['up', 'ctrl+right']);
  });

  it('puts a sequence together that arrives in pieces', () => {
    expect(names('\u001b', '[', 'B')).toEqual(['down']);
    expect(names('\u001b[', '5', '~x')).toEqual(['pageUp', 'x']);
  });

  it('takes a lone escape as the escape key when nothing follows', () => {
    const splitter = createSplitter();
    expect(splitter.push('\u001b')).toEqual([]);
    expect(splitter.waiting()).toBe(true);
    expect(splitter.flush().map(key => key.name)).toEqual(['escape']);
    expect(splitter.waiting()).toBe(false);
  });

  it('takes escape and a letter in one chunk as two keys', () => {
    expect(names('?\u001bm\u001b\u001bq')).toEqual(['?', 'escape', 'm', 'escape', 'escape', 'q']);
  });

  it('drops what is no key: mouse, focus, device and colour replies, odd function keys', () => {
    const noise = [
      '\u001b[<0;10;5M',
      '\u001b[<0;10;5m',
      '\u001b[M !!',
      '\u001b[I',
      '\u001b[O',
      '\u001b[?62;22c',
      '\u001b[24;80R',
      '\u001b]11;rgb:0000/0000/0000\u0007',
      '\u001b]11;rgb:0000/0000/0000\u001b\\',
      '\u001bP1+r544e\u001b\\',
      '\u001b[[E',
    ];
    for (const sequence of noise) expect(names(`a${sequence}b`)).toEqual(['a', 'b']);
    expect(names('\u001b[1;5P')).toEqual(['ctrl+f1']);
  });

  it('hands over a bracketed paste as one key with its text', () => {
    const splitter = createSplitter();
    expect(splitter.push('\u001b[200~Bo')).toEqual([]);
    expect(splitter.open()).toBe(true);
    expect(splitter.push('b\nq\u001b[201~\r')).toEqual([
      { name: 'paste', text: 'Bob\nq' },
      { name: 'enter', text: '' },
    ]);
  });

  it('names control keys, with the newer reports too', () => {
    expect(names('\u0003\u001a\t\u001b[Z\u007f\b\n')).toEqual([
      'ctrl+c',
      'ctrl+z',
      'tab',
      'backTab',
      'backspace',
      'backspace',
      'enter',
    ]);
    expect(names('\u001b[99;5u\u001b[27;5;99~\u001b[97;2u')).toEqual(['ctrl+c', 'ctrl+c', 'A']);
  });

  it('keeps characters outside the basic plane whole', () => {
    expect(names('é漢🏁')).toEqual(['é', '漢', '🏁']);
  });

  it('gives the same keys however the text is cut into chunks, and never stalls', () => {
    const piece = fc.constantFrom(
      'a',
      'é',
      '\r',
      '\u001b[B',
      '\u001b[1;2D',
      '\u001bOH',
      '\u001b[200~xy\u001b[201~',
      '\t',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.array(fc.nat(200), { maxLength: 8 }),
        (pieces, cuts) => {
          const text = pieces.join('');
          const at = [
            0,
            ...cuts.map(cut => cut % (text.length + 1)).sort((a, b) => a - b),
            text.length,
          ];
          const chunks = at.slice(1).map((end, index) => text.slice(at[index], end));
          expect(names(...chunks)).toEqual(names(text));
        },
      ),
    );
  });
});

describe('a reply of the terminal', () => {
  it('is told whole, in pieces too, and types nothing', () => {
    const told: string[] = [];
    const splitter = createSplitter(reply => told.push(reply));
    const keys = [
      'a\u001b]11;rgb:00',
      '00/0000/0000',
      '\u001b\\b\u001b]11;rgb:1/1/1\u0007',
    ].flatMap(chunk => splitter.push(chunk));
    expect(keys.map(key => key.name)).toEqual(['a', 'b']);
    expect(told).toEqual([']11;rgb:0000/0000/0000', ']11;rgb:1/1/1']);
  });

  it('waits longer for its end than an escape does', () => {
    const splitter = createSplitter();
    splitter.push('\u001b]11;rgb:');
    expect([splitter.waiting(), splitter.open()]).toEqual([true, true]);
    splitter.push('0/0/0\u0007\u001b');
    expect([splitter.waiting(), splitter.open()]).toEqual([true, false]);
  });
});
