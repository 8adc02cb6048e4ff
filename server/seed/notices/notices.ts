import { addDays, shanghaiDate, shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import { emptyProfile, type InvoicingProfile } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import {
  agreementNames,
  agreements,
  canonicalText,
  type AgreementText,
} from '../../../src/domain/agreements/agreement.ts';
import { productAgreementName, productAgreements } from '../../../src/domain/agreements/product-agreement.ts';
import { mayOpenProducts } from '../../../src/domain/identity/opening-roles.ts';
import { loadAgreement } from '../../../src/words/agreements/load-agreement.ts';
import { sha256Hex } from '../../core/secrets.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import type { Transaction } from '../../core/store.ts';
import { companies } from '../parties/companies.ts';
import { people } from '../parties/people.ts';

/** A complete profile, so that no user of the demo world is stopped on arrival; the sandbox can empty it. */
export function demoProfile({ name }: Pick<CompanyRecord, 'name'>, serial: number): InvoicingProfile {
  return {
    ...emptyProfile,
    taxpayerType: 'GENERAL',
    title: name,
    registeredAddress: `示例市示例区工业大道 ${100 + serial} 号`,
    registeredPhone: `0999-8800${1000 + serial}`,
    bankName: '长屿银行示例支行',
    bankAccount: `6299010000000${String(100000 + serial * 37)}`,
    invoiceType: 'QD_SPECIAL',
    email: `invoice${serial}@example.com`,
    mobile: '',
  };
}

/** Saves a user's signature of an earlier privacy policy, which can still be read and compared. */
async function saveEarlierVersion(transaction: Transaction, signedAt: number): Promise<void> {
  const agreement = 'CORP_PRIVACY_AGREEMENT';
  const present = await loadAgreement(agreement, 'zh-CN');
  const earlier = earlierText(present);
  for (const { version, content, keptAt } of [
    { version: earlier.version, content: earlier, keptAt: signedAt },
    { version: present.version, content: present, keptAt: signedAt + 1 },
  ]) {
    const textHash = await sha256Hex(canonicalText(content));
    await transaction.agreementTexts.save({
      id: `${agreement} ${textHash}`,
      agreement,
      version,
      textHash,
      content,
      keptAt,
    });
  }
  const textHash = await sha256Hex(canonicalText(earlier));
  await transaction.signatures.save({
    id: 'U-zhousiyuan-earlier',
    userId: 'U-zhousiyuan',
    pkCorp: companies.yanzhou.pkCorp,
    agreement,
    version: earlier.version,
    textHash,
    signedAt,
    source: '203.0.113.24',
  });
}

/** An earlier version of a text: without one paragraph, and with another first sentence. */
function earlierText({ title, sections }: AgreementText): AgreementText {
  const [first, ...others] = sections;
  const opening = first
    ? [
        {
          heading: first.heading,
          paragraphs: first.paragraphs.map((each, index) =>
            index === 0
              ? '1.1 本政策说明供应链金融服务平台的运营方如何处理会员及其人员的个人信息，适用于平台网站。'
              : each,
          ),
        },
      ]
    : [];
  return {
    title,
    version: 'RT2021V1.0',
    sections: [
      ...opening,
      ...others.map(({ heading, paragraphs }, index) => ({
        heading,
        paragraphs: index === 0 ? paragraphs.slice(0, -1) : paragraphs,
      })),
    ],
  };
}

/** Saves the signatures under which the companies opened their products, of a user who may open one if there is any. */
async function saveProductSignatures(transaction: Transaction, signedAt: number): Promise<void> {
  for (const { pkCorp, openedProducts } of Object.values(companies)) {
    const own = people.filter((each) => each.pkCorp === pkCorp);
    const signer = own.find(({ roles }) => roles.some(mayOpenProducts)) ?? own[0];
    if (!signer) continue;
    for (const product of openedProducts) {
      const agreement = productAgreementName(product);
      const { version, textHash } = productAgreements[product];
      await transaction.signatures.save({
        id: `${signer.userId}-${agreement}`,
        userId: signer.userId,
        pkCorp,
        agreement,
        version,
        textHash,
        signedAt,
        source: '127.0.0.1',
      });
    }
  }
}

/** Saves signatures of all users, invoicing profiles, and the standings of two members (checklist 3.5). */
export async function saveNotices(transaction: Transaction, now: number): Promise<void> {
  const today = shanghaiDate(now);
  const signedAt = shanghaiInstant(addDays(today, -90), 9);
  for (const { userId, pkCorp } of people) {
    for (const agreement of agreementNames) {
      const { version, textHash } = agreements[agreement];
      await transaction.signatures.save({
        id: `${userId}-${agreement}`,
        userId,
        pkCorp,
        agreement,
        version,
        textHash,
        signedAt,
        source: '127.0.0.1',
      });
    }
  }
  await saveProductSignatures(transaction, signedAt);
  await saveEarlierVersion(transaction, signedAt - 300 * 86_400_000);
  for (const [serial, company] of Object.values(companies).entries())
    await transaction.invoicing.save({
      pkCorp: company.pkCorp,
      profile: demoProfile(company, serial),
      paperType: undefined,
      revision: 1,
      changes: [],
    });
  await transaction.standings.save({
    pkCorp: companies.xilan.pkCorp,
    standing: 'watch-listed',
    addedOn: addDays(today, -5),
    effectiveOn: '',
  });
  await transaction.standings.save({
    pkCorp: companies.qiling.pkCorp,
    standing: 'violating',
    addedOn: addDays(today, -12),
    effectiveOn: addDays(today, -2),
  });
  // Two companies with notices about their papers: a certificate that ends soon, and a licence that has ended.
  await transaction.companies.save({
    ...companies.yanzhou,
    licenceUntil: addDays(today, 900),
    certificateUntil: addDays(today, 9),
  });
  await transaction.companies.save({
    ...companies.shiyu,
    licenceUntil: addDays(today, -3),
    certificateUntil: addDays(today, 200),
  });
}
