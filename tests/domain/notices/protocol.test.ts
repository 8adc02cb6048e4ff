import { describe, expect, it } from 'vitest';
import { maskedSource, protocolState } from '../../../src/domain/notices/protocol.ts';

const now = Date.parse('2026-11-24T02:00:00Z');
const hour = 3_600_000;
const present = { version: 'V2', textHash: 'new', publishedAt: now - 10 * hour, isSigned: false };

describe('how what was signed stands', () => {
  it.each([
    ['the present text of the platform', { textHash: 'new', isPlatform: true, present: { ...present, isSigned: true } }, { kind: 'in-force' }],
    ['an earlier one, followed by a signature', { textHash: 'old', isPlatform: true, present: { ...present, isSigned: true } }, { kind: 'replaced', version: 'V2' }],
    ['an earlier one, and nobody signed since', { textHash: 'old', isPlatform: true, present }, { kind: 'to-sign', version: 'V2', deadline: now + 38 * hour, isPast: false }],
    ['the same, asked for anew', { textHash: 'new', isPlatform: true, present }, { kind: 'to-sign', version: 'V2', deadline: now + 38 * hour, isPast: false }],
    ['an earlier one, after the time to object', { textHash: 'old', isPlatform: true, present: { ...present, publishedAt: now - 48 * hour } }, { kind: 'to-sign', version: 'V2', deadline: now, isPast: true }],
    ['a product’s, opened by a colleague', { textHash: 'new', isPlatform: false, present }, { kind: 'in-force' }],
    ['a product’s, and another text since', { textHash: 'old', isPlatform: false, present }, { kind: 'newer', version: 'V2' }],
    ['what is offered no more', { textHash: 'old', isPlatform: false, present: undefined }, { kind: 'in-force' }],
  ])('%s', (_words, protocol, state) => {
    expect(protocolState(protocol, now, 'CORP_OPERATOR')).toEqual(state);
  });

  it.each([
    ['withdrawn', { kind: 'withdrawn', at: now - hour, product: 'EST' }, { kind: 'withdrawn', at: now - hour, product: 'EST' }],
    ['to be signed anew, with time left', { kind: 'to-sign', deadline: now + 1, product: 'EST' }, { kind: 'sign-anew', deadline: now + 1, isPast: false, product: 'EST', turn: { kind: 'own' } }],
    ['to be signed anew, at the end of its time', { kind: 'to-sign', deadline: now, product: 'EST' }, { kind: 'sign-anew', deadline: now, isPast: true, product: 'EST', turn: { kind: 'own' } }],
    ['to be signed anew, after its time', { kind: 'to-sign', deadline: now - 1, product: 'EST' }, { kind: 'sign-anew', deadline: now - 1, isPast: true, product: 'EST', turn: { kind: 'own' } }],
  ] as const)('a product’s that the platform recalled is %s, whatever text is the present one', (_words, recalled, state) => {
    for (const textHash of ['new', 'old']) expect(protocolState({ textHash, isPlatform: false, present, recalled }, now, 'CORP_OPERATOR')).toEqual(state);
  });
});

describe('a network address', () => {
  it.each([
    ['203.0.113.24', '203.0.*.*'], ['::ffff:203.0.113.24', '203.0.*.*'], ['2001:db8:85a3::7334', '2001:db8:*'], ['', '*'], ['localhost', '*'], ['1.2.3', '*'], ['a.b.c.d', '*'], ['<b>:x:y', '*'],
  ])('%s is shown as %s', (source, shown) => {
    expect(maskedSource(source)).toBe(shown);
  });
});
