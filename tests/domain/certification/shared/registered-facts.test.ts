import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../../src/domain/certification/shared/certification-form.ts';
import {
  prefillForm,
  isAsRegistered,
  type RegisteredFacts,
} from '../../../../src/domain/certification/shared/registered-facts.ts';

const registered: RegisteredFacts = {
  legalName: '石守山',
  agentName: '石清越',
  agentIdNumber: '330299199003071235',
  agentMobile: '14000001000',
};
const nothing: RegisteredFacts = { legalName: '', agentName: '', agentIdNumber: '', agentMobile: '' };

describe('a form not begun yet', () => {
  it.each<[string, RegisteredFacts, Partial<typeof emptyForm>, Partial<typeof emptyForm>]>([
    [
      'begins with who registered, and for whom',
      registered,
      {},
      { legalName: '石守山', agentName: '石清越', agentIdNumber: '330299199003071235', agentMobile: '14000001000' },
    ],
    ['takes no number of one person for another’s', registered, {}, { legalIdNumber: '' }],
    [
      'has one number, where the legal representative registered',
      { ...registered, legalName: '石清越' },
      {},
      { legalIdNumber: '330299199003071235', agentIdNumber: '330299199003071235' },
    ],
    [
      'takes nobody’s number for that of a legal representative who is not known',
      { ...registered, legalName: '', agentName: '' },
      {},
      { legalIdNumber: '', agentIdNumber: '330299199003071235' },
    ],
    ['keeps what stands', registered, { legalName: '石首山' }, { legalName: '石首山', agentName: '石清越' }],
    ['is empty where nothing is known', nothing, {}, emptyForm],
    [
      'has the names alone for whom the numbers are not',
      { ...registered, agentIdNumber: '', agentMobile: '' },
      {},
      { agentName: '石清越', agentIdNumber: '', agentMobile: '' },
    ],
  ])('%s', (_what, facts, said, expected) => {
    expect(prefillForm({ ...emptyForm, ...said }, facts)).toMatchObject(expected);
  });

  it('says of a field that it is as registered, until it is changed, and where the case asks for it', () => {
    const form = { ...prefillForm(emptyForm, registered), isLegalApply: false };
    expect([
      isAsRegistered(form, registered, 'agentName'),
      isAsRegistered({ ...form, agentName: '石青越' }, registered, 'agentName'),
      isAsRegistered({ ...form, isLegalApply: true }, registered, 'agentName'),
      isAsRegistered(form, undefined, 'agentName'),
      isAsRegistered(form, registered, 'licenceUntil'),
    ]).toEqual([true, false, false, false, false]);
    // Blanks around the value are ignored, and an empty value counts as not registered.
    expect([
      isAsRegistered({ ...form, agentName: ' 石清越 ' }, registered, 'agentName'),
      isAsRegistered({ ...form, agentName: ' ' }, nothing, 'agentName'),
    ]).toEqual([true, false]);
  });
});
