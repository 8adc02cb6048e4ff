import { expect, it } from 'vitest';
import { agreements, type AgreementText } from '../../../../src/domain/agreements/agreement.ts';
import type { SignedAgreement } from '../../../../src/domain/notices/signed-agreement.ts';
import { agreementChanges } from '../../../../src/presentation/notices/shared/agreement-changes.ts';
import { platformAgreements } from '../../../../src/presentation/notices/shared/platform-agreements.ts';
import { loadAgreement } from '../../../../src/words/agreements/load-agreement.ts';

const present = agreements.CORP_REG_AGREEMENT;
const signed = (id: string, more: Partial<SignedAgreement> = {}): SignedAgreement => ({
  id,
  title: '会员注册协议',
  version: 'V0',
  textHash: 'before',
  signedAt: 1,
  signedBy: '周思远',
  isOwn: true,
  isPlatform: true,
  present: { ...present, isSigned: false },
  ...more,
});

const over = async (
  protocols: readonly SignedAgreement[],
  change: (text: AgreementText) => AgreementText = (text) => text,
) => {
  const asked: string[] = [];
  const changes = await agreementChanges(
    {
      protocols: async () => protocols,
      text: async (id) => {
        asked.push(id);
        return {
          ...change(await loadAgreement('CORP_REG_AGREEMENT', 'zh-CN')),
          textHash: 'before',
          previous: undefined,
        };
      },
    },
    platformAgreements(loadAgreement),
  );
  return { asked, changes };
};

it('an agreement to be signed is compared with the user’s last signed version, in Chinese', async () => {
  const { asked, changes } = await over(
    [signed('of another', { isOwn: false }), signed('last'), signed('first'), signed('gone', { present: undefined })],
    (text) => ({ ...text, version: 'V0', sections: text.sections.slice(1) }),
  );
  expect(asked).toEqual(['last']);
  expect(changes).toMatchObject([{ title: '会员注册协议', from: 'V0', to: present.version }]);
  expect(changes[0]?.lines.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toEqual([]);
  expect(changes[0]?.lines.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toContain(
    '一、协议双方与协议的成立',
  );
});

it('an unchanged text has no changes under any version, and a text never signed is not compared', async () => {
  for (const version of ['RT2023V1.0', 'RT2021V1.0'])
    expect(
      (await over([signed('last')], (text) => ({ ...text, version }))).changes[0]?.lines.every(
        ({ kind }) => kind === 'same',
      ),
    ).toBe(true);
  expect(await over([])).toEqual({ asked: [], changes: [] });
});
