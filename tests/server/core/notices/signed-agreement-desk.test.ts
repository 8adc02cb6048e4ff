import { beforeEach, describe, expect, it } from 'vitest';
import { testSecret } from '../../../../features/support/password-key.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { DocumentOrder } from '../../../../server/core/ports.ts';
import { requireNewSignatures } from '../../../../server/core/agreements/agreement-signing.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { agreements } from '../../../../src/domain/agreements/agreement.ts';
import { productAgreementName, productAgreements } from '../../../../src/domain/agreements/product-agreement.ts';
import { signaturesOf } from '../../../../server/core/notices/signed-agreement-desk.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { people } from '../../../../server/seed/parties/people.ts';
import { absurdValues } from '../../../builders/absurd-values.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let zhou: Asker;
let made: DocumentOrder[];

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly textHash: string;
  readonly signedBy: string;
  readonly isOwn: boolean;
  readonly isPlatform: boolean;
  readonly present: { readonly version: string; readonly isSigned: boolean };
}
interface Text {
  readonly title: string;
  readonly version: string;
  readonly textHash: string;
  readonly sections: readonly unknown[];
  readonly previous?: { readonly version: string };
}

const person = async (userName: string): Promise<Asker> => {
  const asker = new Asker(backEnd, '203.0.113.9');
  await asker.signIn(userName);
  return asker;
};
const shown = async (asker = zhou): Promise<readonly Shown[]> => asker.given('protocols');

beforeEach(async () => {
  [store, made] = [new MemoryStore(), []];
  const documents = {
    make: async (order: DocumentOrder) => (
      made.push(order),
      { bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]), mimeType: 'application/pdf' }
    ),
  };
  backEnd = await demoBackEnd(store, testSecret, { documents });
  zhou = await person('zhousiyuan');
});

describe('the list of signed agreements', () => {
  it('has each version, the newest first', async () => {
    const found = (await shown()).filter(({ isPlatform }) => isPlatform);
    expect(found.map(({ version, isOwn, present }) => [version, isOwn, present.version, present.isSigned])).toEqual(
      [
        ['RT2022V1.0', true, 'RT2022V1.0', true],
        ['RT2023V1.0', true, 'RT2023V1.0', true],
        ['RT2021V1.0', true, 'RT2022V1.0', true],
      ].toSorted(
        (a, b) =>
          found.findIndex(({ version }) => version === a[0]) - found.findIndex(({ version }) => version === b[0]),
      ),
    );
    expect(found.at(-1)?.version).toBe('RT2021V1.0');
    expect(new Set(found.map(({ signedBy }) => signedBy))).toEqual(new Set(['周思远']));
  });

  it('has the agreement of each opened product of the demo world (F-100)', async () => {
    for (const company of Object.values(companies)) {
      const user = people.find(({ pkCorp }) => pkCorp === company.pkCorp);
      if (!user) continue;
      const caller = { user: { ...user, passwordHash: '' } };
      const signed = await store.transaction(async (transaction) => signaturesOf(transaction, caller));
      const names = signed.map(({ signature }) => signature.agreement);
      expect(
        company.openedProducts.map(productAgreementName).filter((name) => !names.includes(name)),
        company.name,
      ).toEqual([]);
    }
  });

  it('is sorted by the time of signing', async () => {
    const { version, textHash } = agreements.CORP_PRIVACY_AGREEMENT;
    const ids = ['B', 'A', 'C'];
    for (const [index, id] of ids.entries())
      await store.transaction(async ({ signatures }) =>
        signatures.save({
          id,
          userId: 'U-zhousiyuan',
          pkCorp: 'C-YANZHOU',
          agreement: 'CORP_PRIVACY_AGREEMENT',
          version,
          textHash,
          signedAt: ids.length - index,
          source: '',
        }),
      );
    expect((await shown()).map(({ id }) => id).slice(-ids.length)).toEqual(ids);
  });

  it('includes product agreements that colleagues signed, and not their personal ones', async () => {
    const xia = await person('xiazhiwei');
    await xia.ask('signAgreement', { agreementNames: ['PRODUCT_EST_AGREEMENT'] });
    const jiang = await shown(await person('jiangtingxue'));
    expect(jiang.filter(({ isOwn }) => !isOwn)).toEqual([
      expect.objectContaining({ signedBy: '夏知微', isPlatform: false }),
    ]);
    expect((await shown()).some(({ signedBy }) => signedBy === '夏知微')).toBe(false);
  });

  it('shows an agreement that must be signed again as not signed', async () => {
    await store.transaction(async (transaction) =>
      requireNewSignatures(transaction, 'C-YANZHOU', Date.parse('2026-11-20T00:00:00Z')),
    );
    const platform = (await shown()).filter(({ isPlatform }) => isPlatform);
    expect(platform.map(({ present }) => present.isSigned)).toEqual([false, false, false]);
  });

  it('keeps product agreements as signed when the company must sign again', async () => {
    const xia = await person('xiazhiwei');
    await xia.ask('signAgreement', { agreementNames: ['PRODUCT_EST_AGREEMENT'] });
    await store.transaction(async (transaction) =>
      requireNewSignatures(transaction, 'C-YUANHANG', Date.parse('2027-01-01T00:00:00Z')),
    );
    const signed = (await shown(xia)).map(({ isPlatform, present }) => `${isPlatform} ${present.isSigned}`);
    expect([
      signed.filter((each) => each.startsWith('false')),
      new Set(signed.filter((each) => each.startsWith('true'))),
    ]).toEqual([['false true'], new Set(['true false'])]);
    expect(await xia.given('agreementSignState', { agreementNames: 'PRODUCT_EST_AGREEMENT' })).toMatchObject({
      needSignProtocol: false,
    });
  });

  it('leaves out what the person signed for another company', async () => {
    const { version, textHash } = agreements.CORP_PRIVACY_AGREEMENT;
    await store.transaction(async ({ signatures }) => {
      for (const agreement of ['CORP_PRIVACY_AGREEMENT', 'PRODUCT_EST_AGREEMENT'] as const)
        await signatures.save({
          id: `elsewhere-${agreement}`,
          userId: 'U-zhousiyuan',
          pkCorp: 'C-QIHENG',
          agreement,
          version,
          textHash,
          signedAt: Date.now(),
          source: '',
        });
    });
    for (const asker of [zhou, await person('limin'), await person('luoqiubai')]) {
      expect((await shown(asker)).filter(({ id }) => id.startsWith('elsewhere'))).toEqual([]);
      for (const call of ['protocolText', 'protocolFile'] as const)
        expect((await asker.ask(call, { id: 'elsewhere-CORP_PRIVACY_AGREEMENT' })).code).toBe('NOT_FOUND');
    }
  });
});

describe('the text of a signed agreement', () => {
  it('is the signed version, with a link to the version before', async () => {
    const [newest, oldest] = [(await shown()).find(({ version }) => version === 'RT2022V1.0'), (await shown()).at(-1)];
    const text = await zhou.given<Text>('protocolText', { id: newest?.id });
    expect(text).toMatchObject({
      title: '隐私政策',
      version: 'RT2022V1.0',
      textHash: agreements.CORP_PRIVACY_AGREEMENT.textHash,
      previous: { version: 'RT2021V1.0' },
    });
    const old = await zhou.given<Text>('protocolText', { id: oldest?.id });
    expect(old).toMatchObject({ version: 'RT2021V1.0' });
    expect(old.previous).toBeUndefined();
  });

  it('is kept from the signature on', async () => {
    const xia = await person('xiazhiwei');
    await xia.ask('signAgreement', { agreementNames: ['PRODUCT_EST_AGREEMENT'] });
    await xia.ask('signAgreement', { agreementNames: ['PRODUCT_EST_AGREEMENT'] });
    const kept = await store.transaction(async ({ agreementTexts }) =>
      agreementTexts.ofAgreement('PRODUCT_EST_AGREEMENT'),
    );
    expect(kept).toHaveLength(1);
    // The text has changed meanwhile, and the signed text is shown nevertheless.
    const [record] = kept;
    const [own] = await shown(xia);
    if (record)
      await store.transaction(async ({ agreementTexts }) =>
        agreementTexts.save({ ...record, content: { ...record.content, title: '原来的协议' } }),
      );
    expect(await xia.given<Text>('protocolText', { id: own?.id })).toMatchObject({ title: '原来的协议' });
  });

  it('is refused when it was not kept', async () => {
    await store.transaction(async ({ signatures }) =>
      signatures.save({
        id: 'lost',
        userId: 'U-zhousiyuan',
        pkCorp: 'C-YANZHOU',
        agreement: 'CORP_REG_AGREEMENT',
        version: 'V0',
        textHash: 'nobody-knows',
        signedAt: 1,
        source: '',
      }),
    );
    for (const call of ['protocolText', 'protocolFile'] as const)
      expect((await zhou.ask(call, { id: 'lost' })).code).toBe('NOT_FOUND');
  });

  it('is refused to colleagues, to other companies, and without a session', async () => {
    const li = (await shown(await person('limin')))[0]?.id;
    for (const call of ['protocolText', 'protocolFile'] as const) {
      for (const asker of [zhou, await person('heqinghe')])
        expect((await asker.ask(call, { id: li })).code).toBe('NOT_FOUND');
      for (const id of absurdValues)
        expect(['NOT_FOUND', 'REQUEST_INVALID']).toContain((await zhou.ask(call, { id })).code);
      expect((await new Asker(backEnd, '203.0.113.8').ask(call, { id: li })).code).toBe('SESSION_REQUIRED');
    }
  });
});

describe('the file of a signed agreement', () => {
  it('shows the whole certificate number to the signer, and its end to a colleague', async () => {
    const { version, textHash } = productAgreements.EST;
    const proof = {
      serial: '00A1B2C3D4E5',
      kind: 'HARD',
      holder: '夏知微',
      issuer: 'CA',
      statement: '',
      text: '',
      certificate: '',
      signature: '',
    } as const;
    const xia = await person('xiazhiwei');
    await xia.ask('signAgreement', { agreementNames: ['PRODUCT_EST_AGREEMENT'] });
    await store.transaction(async ({ signatures }) =>
      signatures.save({
        id: 'by-key',
        userId: 'U-xiazhiwei',
        pkCorp: 'C-YUANHANG',
        agreement: 'PRODUCT_EST_AGREEMENT',
        version,
        textHash,
        signedAt: 1,
        source: '',
        proof,
      }),
    );
    const serials = [];
    for (const asker of [xia, await person('jiangtingxue')]) {
      const listed = (
        await asker.given<readonly { readonly id: string; readonly certificate?: { readonly certNumber: string } }[]>(
          'protocols',
        )
      ).find(({ id }) => id === 'by-key');
      expect((await asker.ask('protocolFile', { id: 'by-key' })).code).toBe('0');
      const order = made.at(-1);
      serials.push([
        listed?.certificate?.certNumber,
        order?.kind === 'agreement' ? order.signature.find(({ label }) => label === '证书序列号')?.value : undefined,
      ]);
    }
    expect(serials).toEqual([
      ['00A1B2C3D4E5', '00A1B2C3D4E5'],
      ['****D4E5', '****D4E5'],
    ]);
  });

  it('has the signer, company, time, version and network on its last page', async () => {
    const oldest = (await shown()).at(-1);
    const file = await zhou.given<{ readonly fileName: string; readonly mimeType: string }>('protocolFile', {
      id: oldest?.id,
    });
    expect(file).toMatchObject({ fileName: '隐私政策 RT2021V1.0.pdf', mimeType: 'application/pdf' });
    const [order] = made;
    if (order?.kind !== 'agreement') throw new Error('Another document was made');
    const facts = new Map(order.signature.map(({ label, value }) => [label, value]));
    expect([facts.get('签署人'), facts.get('协议版本'), facts.get('正文 SHA-256'), facts.get('网络地址')]).toEqual([
      '周思远',
      'RT2021V1.0',
      oldest?.textHash,
      '203.0.*.*',
    ]);
    expect(facts.get('签署时间')).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?（北京时间）$/);
    expect(facts.get('签署企业')).toContain('砚舟');
  });
});
