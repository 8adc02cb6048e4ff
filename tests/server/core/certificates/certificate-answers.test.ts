import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { x509Authority } from '../../../../server/certificates/x509-authority.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CloudReply } from '../../../../server/core/keys/cloud-signing.ts';
import type { CertificationRecord } from '../../../../server/core/records/certification.ts';
import { sandboxKeys, type SandboxKeys } from '../../../../server/core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../../../../server/core/sandbox/sandbox-phone.ts';
import type { Announcement } from '../../../../server/core/tables/common.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { encryptPassword } from '../../../../src/adapters/wire/entry/password-cipher.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { testKey } from '../../../builders/key-pair.ts';

const day = 86_400_000;
let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let played: SandboxKeys;
let clerk: Asker;
/** The answer of a telephone in place of the simulated one. */
let replied: (key: string) => Promise<CloudReply | undefined>;
/** An event during the comparison of a password. */
let meanwhile: () => Promise<unknown>;

const person = async (userName: string): Promise<Asker> => {
  const asker = new Asker(backEnd, '203.0.113.9');
  await asker.signIn(userName);
  return asker;
};

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore()];
  [replied, meanwhile] = [async () => undefined, async () => undefined];
  const phone = new SandboxPhone({ store, clock, secret: testSecret }, x509Authority);
  played = sandboxKeys({ store, clock, secret: testSecret }, x509Authority, phone);
  const cloudSigning = {
    ask: async (order: Parameters<SandboxPhone['ask']>[0]) => phone.ask(order),
    reply: async (key: string) => (await replied(key)) ?? phone.reply(key),
  };
  const passwords = {
    hash: async (password: string) => `plain:${password}`,
    verify: async (password: string, hash: string) => {
      await meanwhile();
      return hash === `plain:${password}`;
    },
  };
  backEnd = await demoBackEnd(store, testSecret, { clock, certificates: x509Authority, cloudSigning, passwords });
  clerk = await person('limin');
  await certify({});
});

async function press(
  call: 'openCertificate' | 'renewCertificate' | 'reissueCertificate' | 'reportCertificateLoss',
  more: object = {},
): Promise<Envelope> {
  const { picAuthToken } = await clerk.given<{ picAuthToken: string }>('loginSession');
  const { keyId, publicKey } = await clerk.given<{ keyId: string; publicKey: string }>('passwordKey');
  return clerk.ask(call, { ...more, current: await encryptPassword(demoPassword, publicKey, picAuthToken), keyId });
}
const agree = async (): Promise<void> => played.answer((await played.questions())[0]?.key ?? '', true);
const answer = async (): Promise<{ readonly state: string; readonly certNumber?: string }> =>
  clerk.given('certificateAnswer', {});
interface Held {
  readonly certNumber: string;
  readonly personName: string;
  readonly certState: string;
  readonly isOwn: boolean;
}
const heldBy = async (
  call: 'certificates' | 'allUkeys' | 'allSoftKeys',
  asker: typeof clerk,
): Promise<readonly Held[]> => asker.given(call, {});
const shown = async (asker = clerk): Promise<readonly Held[]> => [
  ...(await heldBy('certificates', asker)),
  ...[...(await heldBy('allUkeys', asker)), ...(await heldBy('allSoftKeys', asker))].filter(({ isOwn }) => !isOwn),
];
const order = async () => store.transaction(async ({ certificateOrders }) => certificateOrders.find('U-limin'));
const certification = async () => store.transaction(async ({ certifications }) => certifications.find('C-YANZHOU'));
async function certify(more: Partial<CertificationRecord>): Promise<void> {
  await store.transaction(async ({ certifications }) => {
    const kept = await certifications.find('C-YANZHOU');
    if (kept)
      await certifications.save({
        ...kept,
        softCertificate: 'UNAUTH',
        softKeyUsable: false,
        certificateNumber: '',
        ...more,
      });
  });
}
const issued = async (userName: string, kind: 'CLOUD' | 'HARD' = 'CLOUD', days = 20) => {
  const key = await testKey();
  return { key, ...(await played.issue({ userName, kind, publicKey: key.publicKey, days })) };
};
async function opened(): Promise<string> {
  await press('openCertificate');
  await agree();
  return (await answer()).certNumber ?? '';
}

describe('an answer of the phone', () => {
  it('opens nothing when it is signed with a colleague’s key, and leaves that key valid', async () => {
    const theirs = await issued('zhousiyuan', 'CLOUD', 365);
    await press('openCertificate');
    const asked = await order();
    const signature = await theirs.key.sign(asked?.text ?? '');
    replied = async () => ({ state: 'signed', certificate: theirs.certificate, signature });
    expect(await answer()).toEqual({ state: 'OVER' });
    expect([await certification(), await shown()]).toMatchObject([
      { softKeyUsable: false, certificateNumber: '' },
      [{ personName: '周思远', certState: 'EFFECTIVE' }],
    ]);
  });

  it('renews nothing when it is signed with a colleague’s key, and leaves both keys valid', async () => {
    const [own, theirs] = [await issued('limin'), await issued('zhousiyuan', 'CLOUD', 365)];
    expect((await press('renewCertificate', { certNumber: own.serial })).code).toBe('0');
    const signature = await theirs.key.sign((await order())?.text ?? '');
    replied = async () => ({ state: 'signed', certificate: theirs.certificate, signature });
    expect(await answer()).toEqual({ state: 'OVER' });
    expect((await shown()).map(({ certState }) => certState)).toEqual(['EFFECTIVE', 'EFFECTIVE']);
  });

  it('does not settle a newer question', async () => {
    await press('openCertificate');
    const first = await order();
    await agree();
    replied = async () => {
      if (first)
        await store.transaction(async ({ certificateOrders }) =>
          certificateOrders.save({ ...first, challenge: 'of what is asked now', number: '77' }),
        );
      return undefined;
    };
    expect(await answer()).toEqual({ state: 'OVER' });
    expect([await order(), await certification()]).toMatchObject([
      { challenge: 'of what is asked now', number: '77', made: '' },
      { softKeyUsable: false },
    ]);
  });

  it.each<[string, Partial<CertificationRecord>]>([
    ['under review', { realName: 'UPDATE_VERIFYING', node: 'LEADER_REVOCATION_2ND' }],
    ['not certified', { realName: 'UNAUTH' }],
  ])('opens nothing for a company that is %s when the answer arrives', async (_what, more) => {
    await press('openCertificate');
    await certify(more);
    await agree();
    expect([await answer(), await answer()]).toEqual([{ state: 'OVER' }, { state: 'OVER' }]);
    expect([await order(), await certification()]).toMatchObject([
      undefined,
      { softKeyUsable: false, certificateNumber: '' },
    ]);
  });
});

describe('a reissued or renewed certificate', () => {
  it('does not become the signing key of a company without certification', async () => {
    const old = await opened();
    await press('reportCertificateLoss', { certNumber: old, lossReason: 'lost' });
    await certify({ realName: 'UNAUTH' });
    expect((await press('reissueCertificate', { certNumber: old })).code).toBe('0');
    await agree();
    expect([await answer(), await certification()]).toMatchObject([
      { state: 'DONE' },
      { softKeyUsable: false, certificateNumber: '' },
    ]);
  });

  it('waits for the phone’s answer about another certificate', async () => {
    const [one, other] = [await issued('limin'), await issued('limin')];
    const asked = await press('renewCertificate', { certNumber: one.serial });
    expect(asked.code).toBe('0');
    expect(await press('renewCertificate', { certNumber: other.serial })).toMatchObject({
      code: 'NOT_IN_THIS_STATE',
      data: { because: 'asked' },
    });
    expect([await order(), await played.questions()]).toMatchObject([
      { serial: one.serial },
      [{ number: (asked.data as { readonly number: string }).number }],
    ]);
    await agree();
    expect((await press('renewCertificate', { certNumber: other.serial })).code).toBe('0');
    expect([
      await order(),
      (await shown()).find(({ certNumber }) => certNumber === one.serial),
      (await shown()).find(({ certNumber }) => certNumber === other.serial),
    ]).toMatchObject([{ serial: other.serial, made: '' }, { certState: 'REVOKED' }, { certState: 'EFFECTIVE' }]);
  });
});

describe('reporting a loss', () => {
  it('is refused when the session ends during the password check', async () => {
    const { serial } = await issued('limin', 'HARD', 365);
    meanwhile = async () => store.transaction(async ({ sessions }) => sessions.endOthers('U-limin', '', 'signed-out'));
    expect((await press('reportCertificateLoss', { certNumber: serial, lossReason: 'stolen' })).code).toBe(
      'SESSION_REQUIRED',
    );
    meanwhile = async () => undefined;
    clerk = await person('limin');
    expect(await shown()).toMatchObject([{ certNumber: serial, certState: 'EFFECTIVE' }]);
  });

  it('announces a session change to colleagues, and not to other companies', async () => {
    const { serial } = await issued('limin', 'HARD', 365);
    const heard: (Announcement | undefined)[] = [];
    store.onAnnounced((each) => void heard.push(each));
    await press('reportCertificateLoss', { certNumber: serial, lossReason: 'stolen' });
    expect(heard).toContainEqual({ userId: 'U-zhousiyuan', topic: 'session' });
    expect(heard).not.toContainEqual({ userId: 'U-heqinghe', topic: 'session' });
  });

  it('settles the reminder to renew the lost certificate', async () => {
    const serial = await opened();
    clock.advance(340 * day);
    clerk = await person('limin');
    await backEnd.maintainCertificates();
    const toDo = async (): Promise<readonly unknown[]> =>
      (
        await clerk.given<readonly { readonly url: string; readonly isToDo: boolean }[]>('messages', {
          messageState: 'SENT',
          messageType: 'ALL',
        })
      )
        .filter(({ url }) => url.endsWith('certificate-management'))
        .map(({ isToDo }) => isToDo);
    expect(await toDo()).toEqual([true]);
    await press('reportCertificateLoss', { certNumber: serial, lossReason: 'damaged' });
    expect(await toDo()).toEqual([false]);
  });
});

it('query staff see only their own certificates', async () => {
  await issued('limin', 'HARD', 365);
  const staff = await person('shenruogu');
  expect(await shown(staff)).toEqual([]);
  const { serial } = await issued('shenruogu', 'HARD', 365);
  expect((await shown(staff)).map(({ certNumber }) => certNumber)).toEqual([serial]);
  expect((await shown()).map(({ personName }) => personName).toSorted()).toEqual(['李敏', '沈若谷'].toSorted());
});
