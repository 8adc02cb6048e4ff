import { describe, expect, it } from 'vitest';
import { emptyForm, type CertificationForm } from '../../src/domain/certification/shared/certification-form.ts';
import { kindOf } from './fault-kind.ts';
import { signedInOver, type OpenDesks } from './signed-in.ts';

const form: CertificationForm = {
  ...emptyForm,
  isUnified: true,
  isBranch: false,
  isLegalApply: true,
  opensCloud: false,
  legalName: '叶守山',
  legalIdNumber: '530199198003141026',
  legalIdUntil: '2036-05-17',
  licenceUntil: '2030-01-01',
};
const draft = { form, files: new Map() };

/** Contract of the certification desk, for every transport. Each test has its own back end. */
export function certificationDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('shows a company that has not begun, and the draft that it saved', async () =>
      as('yezhiqiu', async ({ certification }) => {
        expect(certification.offers).toEqual({ drafts: true, letters: true, readings: true, numbers: true });
        expect(await certification.current()).toMatchObject({
          companyName: '昆明云亭茶业有限公司',
          place: { state: 'UNAUTH', node: '' },
          form: emptyForm,
          mayWrite: true,
          mayRevoke: false,
          revision: 0,
          process: 'usual',
          looksLikeBranch: false,
          steps: [],
        });
        expect(await certification.save(draft, 0)).toEqual({
          done: true,
          revision: 1,
          at: Date.parse('2026-11-21T02:00:00Z'),
        });
        expect(await certification.current()).toMatchObject({ form, revision: 1, savedBy: '叶知秋' });
        expect(await certification.save(draft, 0)).toEqual({ done: false, because: 'changed-meanwhile', by: '叶知秋' });
      }));

    it('names the missing parts, and withdraws only a submitted form', async () =>
      as('yezhiqiu', async ({ certification }) => {
        expect(await certification.handIn(draft, 0, { again: false, process: 'usual' })).toEqual({
          done: false,
          because: 'refused',
          what: 'SOCIAL_CREDIT_FILE',
        });
        expect(await certification.handIn(draft, 0, { again: false, process: 'enterprise' })).toEqual({
          done: false,
          because: 'not-now',
        });
        expect(await certification.handIn(draft, 0, { again: true, process: 'usual' })).toEqual({
          done: false,
          because: 'not-now',
        });
        expect(await certification.revoke()).toEqual({ done: false, because: 'not-now' });
      }));

    it('shows the returned parts with the reasons, and the expected day', async () =>
      as('liumingyuan', async ({ certification }) => {
        const told = await certification.current();
        expect(told).toMatchObject({
          place: { state: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
          submittedBy: '柳明远',
          isOwn: true,
          mayWrite: true,
          expected: { day: '2026-11-25', about: false },
        });
        expect([...told.slots].map(([slot, { result }]) => `${slot} ${result}`)).toEqual([
          'SOCIAL_CREDIT_FILE NOPASS',
          'LEGAL_PERSON PASS',
          'CA_AUTH_FILE PASS',
          'CORP_AUTH_FILE PASS',
          'CORP_AUTH_ENTRUST_FILE NOPASS',
          'AUTH_AGENT_PERSON PASS',
        ]);
        expect(told.steps.map(({ event, by, name: who, returned }) => [event, by, who, returned])).toEqual([
          ['submit', 'submitter', '柳明远', 0],
          ['take', 'first-reviewer', '', 0],
          ['return', 'first-reviewer', '', 2],
        ]);
        expect(await certification.save({ form: told.form, files: new Map() }, told.revision)).toMatchObject({
          done: false,
          because: 'not-now',
        });
      }));

    it('reports another company’s paper as not found', async () =>
      as('yezhiqiu', async ({ certification }) =>
        expect(await kindOf(certification.read('LEGAL_PERSON', 'F-1'))).toBe('not-found'),
      ));

    it('reads a paper of the company, or says that no reader is available', async () =>
      as('liumingyuan', async ({ certification }) => {
        const [file] = (await certification.current()).slots.get('LEGAL_PERSON')?.files ?? [];
        expect(await certification.read('LEGAL_PERSON', file?.fileId ?? '')).toEqual({ outcome: 'nobody', facts: [] });
      }));

    it('records who looks at an identity number', async () =>
      as('liumingyuan', async ({ certification, account }) => {
        for (const field of ['legalIdNumber', 'agentIdNumber', 'agentMobile'] as const)
          await certification.recordNumberView(field);
        expect((await account.history(1)).events.map(({ what }) => what).toSorted()).toEqual([
          'id-number-revealed',
          'id-number-revealed',
          'mobile-revealed',
          'signed-in',
        ]);
      }));

    it('makes a letter to be signed', async () =>
      as('yezhiqiu', async ({ certification }) => {
        expect(await certification.letter('CA_AUTH_FILE')).toMatchObject({
          name: '数字证书承诺函-昆明云亭茶业.pdf',
          address: expect.stringMatching(/^data:application\/pdf;base64,/),
        });
      }));
  });
}
