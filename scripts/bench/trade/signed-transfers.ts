import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { emptyTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';
import { apiBases } from '../../../server/http/call-routes.ts';
import { tradeApplicationExtensions } from '../../../src/contract/extensions/trade/trade-application-extensions.ts';
import { tradeApprovalExtensions } from '../../../src/contract/extensions/trade/trade-approval-extensions.ts';
import { tradeFigureExtensions } from '../../../src/contract/extensions/trade/trade-figure-extensions.ts';
import { timed } from '../lists/asked-lists.ts';
import type { Reading } from '../reading.ts';
import { withServer } from '../server-load/started-server.ts';
import { Visitor } from '../server-load/visitor.ts';
import { fillTrade } from './filled-trade.ts';
import { perSecond } from './transfer-speed.ts';

const workers = 8;
/** A session may be given only a few texts to sign within some minutes, so each worker uses several people in turn. */
const pairsOfWorker = 6;
const maxTransfersOfPair = 18;
const pairs = workers * pairsOfWorker + 1;
const seconds = Number(process.env['BENCH_TRADE_SECONDS'] ?? 10);
const together = 100;
const payeeId = 'C-CHENGYE';
const rows = 1_000;

interface Application {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
}

const call = { ...tradeApplicationExtensions, ...tradeApprovalExtensions, ...tradeFigureExtensions };
const pathOf = (name: keyof typeof call): string => apiBases[call[name].base] + call[name].path;

/** An operator and a director of one company, who submit and sign. */
class Pair {
  readonly #operator: Visitor;
  readonly #director: Visitor;
  readonly #serial: string;
  readonly #certificate: string;
  readonly #key: KeyObject;

  private constructor(operator: Visitor, director: Visitor, issued: Issued, key: KeyObject) {
    [this.#operator, this.#director] = [operator, director];
    [this.#serial, this.#certificate, this.#key] = [issued.serial, issued.certificate, key];
  }

  static async signedIn(origin: string, operator: string, director: string): Promise<Pair> {
    const signer = await Visitor.signedIn(origin, director);
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const order = { account: director, publicKey: spki, days: 30 };
    const issued = (await signer.send('POST', '/sandbox/v1/certificates', order)) as Issued;
    return new Pair(await Visitor.signedIn(origin, operator), signer, issued, privateKey);
  }

  async submit(holdingId: string): Promise<Application> {
    return (await this.#operator.send('POST', pathOf('saveTradeApplication'), {
      act: 'transfer',
      instrumentKind: 'credit',
      form: { ...emptyTradeForm, holdingId, lines: [{ payeeId, amount: '0.01' }] },
      submits: true,
    })) as Application;
  }

  async approve({ applicationId, version }: Application): Promise<void> {
    const asked = { applicationId, version, certNumber: this.#serial };
    const challenge = (await this.#director.send('POST', pathOf('tradeDecisionChallenge'), asked)) as Challenge;
    const decided = (await this.#director.send('POST', pathOf('decideTradeApplication'), {
      applicationId,
      version,
      decision: 'approve',
      signed: this.#signed(challenge),
    })) as Application;
    if (decided.state !== 'EFFECTIVE') throw new Error(`A transfer became ${decided.state}`);
  }

  /** Approves several applications with one signature. */
  async approveTogether(applications: readonly Application[]): Promise<void> {
    const decisions = applications.map(({ applicationId, version }) => ({ applicationId, version }));
    const asked = { decisions, certNumber: this.#serial };
    const challenge = (await this.#director.send('POST', pathOf('tradeApprovalsChallenge'), asked)) as Challenge;
    const { results } = (await this.#director.send('POST', pathOf('tradeApprovals'), {
      decisions,
      signed: { ...this.#signed(challenge), statement: challenge.statement },
    })) as { readonly results: readonly { readonly application?: Application }[] };
    const done = results.filter(({ application }) => application?.state === 'EFFECTIVE').length;
    if (done !== applications.length) throw new Error(`${done} of ${applications.length} were approved`);
  }

  async openLanding(): Promise<void> {
    const { method } = call.tradeFigures;
    const path = pathOf('tradeFigures');
    if (method === 'POST') await this.#operator.send(method, path, { instrumentKind: 'credit' });
    else await this.#operator.send(method, `${path}?instrumentKind=credit`);
  }

  #signed({ text }: Challenge) {
    // The signature format of browsers.
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return { certNumber: this.#serial, text, certificate: this.#certificate, signature: signature.toString('base64') };
  }
}

interface Issued {
  readonly serial: string;
  readonly certificate: string;
}

interface Challenge {
  readonly text: string;
  readonly statement: string;
}

/** Saves accounts like those of the demo world, each with its own person. */
async function savePairs(connectionString: string): Promise<void> {
  const store = new PostgresStore(connectionString);
  try {
    await store.transaction(async ({ users }) => {
      for (const [copied, name] of [
        ['zhousiyuan', 'operator'],
        ['guyunzhou', 'director'],
      ] as const) {
        const like = await users.byName(copied);
        if (!like) throw new Error(`The demo world has nobody called ${copied}`);
        await users.saveAll(
          Array.from({ length: pairs }, (_unused, index) => {
            const userName = `bench-${name}${index}`;
            return { ...like, userId: `U-${userName}`, personId: `P-${userName}`, userName, isMain: false };
          }),
        );
      }
    });
  } finally {
    await store.close();
  }
}

/**
 * Measures transfers over HTTP: each is submitted, its statement is signed, and the signed approval makes it effective.
 */
export async function signedTransfers(): Promise<readonly Reading[]> {
  return withServer(async ({ origin, connectionString }) => {
    await savePairs(connectionString);
    await fillTrade(connectionString, rows);
    const people = await Promise.all(
      Array.from({ length: pairs }, async (_unused, index) =>
        Pair.signedIn(origin, `bench-operator${index}`, `bench-director${index}`),
      ),
    );
    const idAt = (place: number): string => `H-B${String(1 + (place % rows)).padStart(7, '0')}`;
    const transfer = async (pair: Pair, place: number): Promise<void> => pair.approve(await pair.submit(idAt(place)));
    const last = people.at(-1);
    if (!last) throw new Error('Nobody is signed in');
    const pairAt = (worker: number, turn: number): Pair => people[worker + workers * (turn % pairsOfWorker)] ?? last;
    await Promise.all(people.map(async (pair, index) => transfer(pair, index)));
    const begun = performance.now();
    let done = 0;
    await Promise.all(
      Array.from({ length: workers }, async (_unused, worker) => {
        const most = (maxTransfersOfPair - 1) * pairsOfWorker;
        for (let turn = 0; turn < most && performance.now() < begun + seconds * 1000; turn += 1) {
          await transfer(pairAt(worker, turn), worker + turn * workers);
          done += 1;
        }
      }),
    );
    const pace = (performance.now() - begun) / done;
    const alone = await timed(10, async () => transfer(last, 500));
    const landing = await timed(15, async () => last.openLanding());
    const waiting: Application[] = [];
    for (let index = 0; index < together; index += 1) waiting.push(await last.submit(idAt(index)));
    const approving = performance.now();
    await last.approveTogether(waiting);
    const took = performance.now() - approving;
    return [
      {
        what: `a signed transfer over HTTP, ${workers} pairs of people at once, ${perSecond(pace)}; 40 a second wanted`,
        measured: pace,
        unit: 'ms',
        limit: 1000 / 40,
      },
      {
        what: 'the same',
        measured: pace,
        unit: 'ms',
        floor: { is: 'a signed transfer alone', value: alone },
        limit: 1,
      },
      { what: `landing over HTTP, ${rows} rows`, measured: landing, unit: 'ms', limit: 100 },
      {
        what: `${together} approvals with checks and one signature, over HTTP`,
        measured: took,
        unit: 'ms',
        limit: 3000,
      },
      {
        what: 'the same',
        measured: took,
        unit: 'ms',
        floor: { is: `${together} signed transfers alone`, value: alone * together },
        limit: 1,
      },
    ];
  });
}
