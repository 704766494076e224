import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named, typed } from '../input/key.ts';
import { textWidth } from '../theme/width.ts';
import { cleanText, editField, fieldOf, type TextField } from './text-field.ts';

function type(field: TextField, text: string): TextField {
  return [...text].reduce((now, mark) => editField(now, typed(mark), 20), field);
}

describe('typing a name', () => {
  it('adds and removes characters where the cursor stands', () => {
    let field = type(fieldOf(''), 'Bob');
    field = editField(editField(field, named('left'), 20), named('left'), 20);
    field = type(field, 'l');
    expect(field).toEqual({ text: 'Blob', at: 2 });
    expect(editField(field, named('backspace'), 20).text).toBe('Bob');
    expect(editField(field, named('delete'), 20).text).toBe('Blb');
    expect(editField(field, named('ctrl+u'), 20).text).toBe('');
  });

  it('never grows wider than its limit', () => {
    const field = type(fieldOf(''), 'x'.repeat(500));
    expect(field.text).toBe('x'.repeat(20));
    expect(type(fieldOf(''), '漢'.repeat(30)).text).toBe('漢'.repeat(10));
  });

  it('takes a paste without what a terminal would obey', () => {
    const evil = '\u001b[31mEve\u001b]0;owned\u0007\u202e \u200bil\r\n';
    const field = editField(fieldOf(''), { name: 'paste', text: evil }, 20);
    expect(field.text.trim()).toBe('Eve il');
  });

  it('keeps combined characters whole', () => {
    expect(type(fieldOf(''), 'Jose\u0301').text).toBe('José');
    expect(cleanText(`a${'\u0301'.repeat(100)}`, 10).length).toBeLessThan(5);
  });

  it('is safe whatever is thrown at it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const clean = cleanText(text, 24);
        expect(textWidth(clean)).toBeLessThanOrEqual(24);
        expect(/[\p{Cc}\p{Cf}\p{Cs}]/u.test(clean)).toBe(false);
      }),
    );
  });
});
