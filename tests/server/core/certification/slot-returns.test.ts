import { expect, it } from 'vitest';
import {
  licenceSlots,
  requiredSlots,
  type CertificationCase,
  type LicenceSlot,
} from '../../../../src/domain/certification/shared/licence-slots.ts';
import { CertifyingWorld } from './certifying.ts';

const usual: CertificationCase = { isUnified: true, isBranch: false, isLegalApply: false };
const three: CertificationCase = { ...usual, isUnified: false };

/** The case that requires each paper. */
const cases: Readonly<Record<LicenceSlot, CertificationCase>> = {
  SOCIAL_CREDIT_FILE: usual,
  BUSI_LICENSE_FILE: three,
  ORG_CERT_FILE: three,
  TAX_REGCERT_FILE: three,
  LEGAL_PERSON: usual,
  CA_AUTH_FILE: usual,
  CORP_AUTH_FILE: usual,
  CORP_AUTH_ENTRUST_FILE: usual,
  AUTH_AGENT_PERSON: usual,
  CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE: { ...usual, isBranch: true },
};

const yes = (value: boolean | undefined): 'Y' | 'N' => (value === true ? 'Y' : 'N');

it.each(licenceSlots)(
  '%s is returned with its reason, opens alone, and accepts another file under the same number',
  async (slot) => {
    const world = await CertifyingWorld.made();
    const ye = await world.as('yezhiqiu');
    const asked = requiredSlots(cases[slot]);
    const { isUnified, isBranch } = cases[slot];
    const upper =
      isBranch === true
        ? {
            legalEntityName: '云岭茶业集团有限公司',
            legalEntitySocialCreditCode: '91110199MAYD4U493T',
            legalEntityPersonNameLegal: '云岭',
            legalEntityLetterValidUntil: 'LONG-TERM',
          }
        : {};
    const form = { isUnifiedCert: yes(isUnified), isBranch: yes(isBranch), ...upper };
    const papers = { ...(await world.whole(ye, asked)), ...form };
    const { fkRnProgress } = await ye.given<{ readonly fkRnProgress: string }>('submitRealName', papers);
    await world.played({ event: 'take' });
    expect(
      await world.played({ event: 'return', verdicts: [{ slot, result: 'NOPASS', reason: '看不清@@请重拍' }] }),
    ).toBeUndefined();

    expect(await world.stands(ye)).toBe('VERIFYING APPROVE_NOPASS_1ST');
    const told = (await world.info(ye)).rnLicenses;
    expect(asked.filter((each) => told[each]?.approveResult === 'NOPASS')).toEqual([slot]);
    expect(told[slot]?.approveReason).toBe('看不清@@请重拍');
    expect((await world.messages(ye)).find(({ isToDo }) => isToDo)?.title).toBe(
      'Real-name authentication returned: 1 document to correct',
    );

    // Papers that were not returned stay unchanged, and the same paper is no correction.
    const [paper, another] = [await world.paper(ye), await world.paper(ye)];
    for (const other of asked.filter((each) => each !== slot))
      expect(
        await ye.ask('resubmitRealName', {
          ...(await world.entries(ye, { [slot]: paper, [other]: another })),
          ...form,
        }),
      ).toMatchObject({ code: 'NOT_OPEN_FOR_CHANGE', data: { field: other } });
    expect(await ye.ask('resubmitRealName', { ...(await world.entries(ye)), ...form })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: slot },
    });

    expect(await ye.given('resubmitRealName', { ...(await world.entries(ye, { [slot]: paper })), ...form })).toEqual({
      fkRnProgress,
    });
    expect([await world.stands(ye), (await world.info(ye)).rnLicenses[slot]?.replacedFiles]).toMatchObject([
      'VERIFYING RESUBMIT_1ST',
      [{}],
    ]);
  },
);
