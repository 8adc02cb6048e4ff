import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { ScenarioToken } from '../../features/support/scenario-token.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import type { Parts } from '../../server/core/parts.ts';
import { sandboxAgreements } from '../../server/core/sandbox/sandbox-agreements.ts';
import { sandboxKeys, type SandboxKeys } from '../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../server/core/sandbox/sandbox-phone.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import type { SignedText } from '../../src/application/ports/keys/key-agent.ts';
import type { ProductCode } from '../../src/domain/catalogue/product-code.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const day = 86_400_000;

interface Tools {
  readonly desks: Desks;
  readonly played: SandboxKeys;
  readonly store: MemoryStore;
  readonly clock: ManualClock;
}

interface Token {
  readonly serial: string;
  readonly token: ScenarioToken;
}

/** Contract of signing product agreements with certificates, for every transport. Each test has its own back end. */
export function agreementSignaturesContract(
  name: string,
  open: (
    store: Store,
    parts: Partial<Parts>,
  ) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function withBackEnd(userName: string, work: (tools: Tools) => Promise<void>): Promise<void> {
    const [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-23T02:00:00Z'))];
    const cloudSigning = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
    const { device, close } = await open(store, { clock, certificates: x509Authority, cloudSigning });
    try {
      const desks = device();
      if (userName !== '') await signIn(desks, userName);
      await work({
        desks,
        store,
        clock,
        played: sandboxKeys({ store, clock, secret: testSecret }, x509Authority, cloudSigning),
      });
    } finally {
      await close();
    }
  }

  async function issueToken(
    { played }: Pick<Tools, 'played'>,
    userName: string,
    days = 365,
    kind: 'HARD' | 'CLOUD' = 'HARD',
  ): Promise<Token> {
    const token = new ScenarioToken();
    let serial = '';
    await token.plugIn(async (publicKey) => {
      const issued = await played.issue({ userName, kind, publicKey, days });
      serial = issued.serial;
      return issued;
    });
    return { serial, token };
  }

  async function signChallenge(
    { signatures }: Desks,
    { serial, token }: Token,
    product: ProductCode = 'EST',
  ): Promise<SignedText> {
    const asked = await signatures.challenge(product, serial);
    if (!asked.asked) throw new Error(asked.because);
    const outcome = await token.sign({ holder: '', text: asked.text });
    if (!outcome.signed) throw new Error(outcome.because);
    return { text: asked.text, certificate: outcome.certificate, signature: outcome.signature };
  }

  describe(name, () => {
    it('signs once with the person’s own certificate, and the product can then be opened', async () =>
      withBackEnd('xiazhiwei', async ({ desks, played, clock }) => {
        const { signatures, products } = desks;
        const own = await issueToken({ played }, 'xiazhiwei');
        expect(await signatures.choice('EST')).toEqual({
          signedBy: ['hard'],
          colleagues: [],
          mobile: '',
          certificates: [
            {
              serial: own.serial,
              kind: 'hard',
              holder: '夏知微',
              companyName: '大连远珩紧固件有限公司',
              issuer: 'SCF Test Issuing CA',
              validFrom: clock.now(),
              validTo: clock.now() + 365 * day,
              obstacle: undefined,
            },
          ],
        });
        expect(await signatures.challenge('EST', own.serial)).toMatchObject({ asked: true, validFor: 120 });
        const answer = await signChallenge(desks, own);
        expect([
          await products.isAgreementSigned('EST'),
          await signatures.prove('EST', own.serial, answer),
          await products.isAgreementSigned('EST'),
        ]).toEqual([false, { done: true }, true]);
        expect(await signatures.prove('EST', own.serial, answer)).toEqual({ done: false, because: 'over' });
        expect(await products.open('EST')).toMatchObject({ opened: true, by: '夏知微' });
        const signedByKey = async () =>
          (await desks.protocols.protocols()).flatMap(({ certificate }) => certificate ?? []);
        const certificate = { kind: 'hard', holder: '夏知微', issuer: 'SCF Test Issuing CA', serial: own.serial };
        expect(await signedByKey()).toEqual([certificate]);
        await signIn(desks, 'jiangtingxue');
        expect(await signedByKey()).toEqual([{ ...certificate, serial: `****${own.serial.slice(-4)}` }]);
      }));

    it('lists the certificate kinds of each agreement, and none where a click is enough', async () =>
      withBackEnd('xiazhiwei', async ({ desks: { signatures, products }, played }) => {
        const { serial } = await issueToken({ played }, 'xiazhiwei');
        expect([(await signatures.choice('SCCP')).signedBy, await signatures.choice('CREDIT')]).toEqual([
          ['hard', 'cloud'],
          { signedBy: [], certificates: [], colleagues: [], mobile: '' },
        ]);
        expect(await kindOf(signatures.challenge('CREDIT', serial))).toBe('refused');
        expect(await kindOf(products.sign('EST'))).toBe('refused');
        expect(await products.sign('CREDIT')).toBe('signed');
      }));

    it('reports for each certificate why it cannot sign', async () =>
      withBackEnd('xiazhiwei', async ({ desks: { signatures }, played }) => {
        const [expired, cloud, colleagues] = [
          await issueToken({ played }, 'xiazhiwei', -1),
          await issueToken({ played }, 'xiazhiwei', 365, 'CLOUD'),
          await issueToken({ played }, 'jiangtingxue'),
        ];
        const { certificates, colleagues: others } = await signatures.choice('EST');
        expect([new Map(certificates.map(({ serial, obstacle }) => [serial, obstacle])), others]).toEqual([
          new Map([
            [expired.serial, 'expired'],
            [cloud.serial, 'kind'],
          ]),
          ['江听雪'],
        ]);
        expect([
          await signatures.challenge('EST', expired.serial),
          await signatures.challenge('EST', cloud.serial),
          await signatures.challenge('EST', colleagues.serial),
        ]).toEqual([
          { asked: false, because: 'obstacle', obstacle: 'expired' },
          { asked: false, because: 'obstacle', obstacle: 'kind' },
          { asked: false, because: 'gone' },
        ]);
      }));

    it('reports why a signed text is refused', async () =>
      withBackEnd('xiazhiwei', async ({ desks, played, store, clock }) => {
        const { signatures } = desks;
        const [own, other] = [await issueToken({ played }, 'xiazhiwei'), await issueToken({ played }, 'jiangtingxue')];
        const prove = async (answer: SignedText) => signatures.prove('EST', own.serial, answer);
        // A signature over another text.
        expect(
          await prove({ ...(await signChallenge(desks, own)), signature: (await signChallenge(desks, own)).signature }),
        ).toEqual({ done: false, because: 'unproven' });
        expect(await prove(await signChallenge(desks, { serial: own.serial, token: other.token }))).toEqual({
          done: false,
          because: 'obstacle',
          obstacle: 'not-holder',
        });
        const late = await signChallenge(desks, own);
        await sandboxAgreements(store, clock).put('EST', 'withdraw');
        expect([await prove(late), await signatures.challenge('EST', own.serial)]).toEqual([
          { done: false, because: 'withdrawn' },
          { asked: false, because: 'withdrawn' },
        ]);
        await sandboxAgreements(store, clock).put('EST', 'restore');
        const lost = await signChallenge(desks, own);
        await store.transaction(async ({ certificates }) => {
          const record = await certificates.find(own.serial);
          if (record) await certificates.save({ ...record, revokedAt: clock.now(), endedAs: 'lost' });
        });
        expect(await prove(lost)).toEqual({ done: false, because: 'revoked' });
      }));

    it('reports the expiry day when the certificate has expired since the text was signed', async () =>
      withBackEnd('xiazhiwei', async ({ desks, played, clock }) => {
        const own = await issueToken({ played }, 'xiazhiwei', 1);
        clock.advance(day - 60_000);
        await signIn(desks, 'xiazhiwei');
        const answer = await signChallenge(desks, own);
        clock.advance(61_000);
        expect(await desks.signatures.prove('EST', own.serial, answer)).toEqual({
          done: false,
          because: 'expired',
          on: '2026-11-24',
        });
      }));

    it('is available only to those who open products, in a session', async () => {
      await withBackEnd('linfengmian', async ({ desks: { signatures } }) =>
        expect([await kindOf(signatures.choice('EST')), await kindOf(signatures.challenge('EST', '1e'))]).toEqual([
          'forbidden',
          'forbidden',
        ]),
      );
      await withBackEnd('', async ({ desks: { signatures } }) =>
        expect([await kindOf(signatures.choice('EST')), await kindOf(signatures.challenge('EST', '1e'))]).toEqual([
          'not-signed-in',
          'not-signed-in',
        ]),
      );
    });
  });
}
