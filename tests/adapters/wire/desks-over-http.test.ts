import { browserLikeClient } from '../../../features/support/assemblies/http-device.ts';
import type { BackEnd } from '../../../server/core/back-end.ts';
import { buildHttpServer } from '../../../server/http/http-server.ts';
import { ServerLog } from '../../../server/http/server-log.ts';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import { demoBackEnd, desksOver, type Desks } from '../../builders/desks.ts';
import { recordsSearchContract } from '../../contracts/records-search.ts';
import { accountDeskContract } from '../../contracts/account-desk.ts';
import { feedbackDeskContract } from '../../contracts/feedback-desk.ts';
import { noticeDesksContract } from '../../contracts/notice-desks.ts';
import { applicationDeskContract } from '../../contracts/application-desk.ts';
import { settlingDeskContract } from '../../contracts/settling-desk.ts';
import { companyDataDeskContract } from '../../contracts/company-data-desk.ts';
import { groupDeskContract } from '../../contracts/group-desk.ts';
import { bankAccountDeskContract } from '../../contracts/bank-account-desk.ts';
import { companyDeskContract } from '../../contracts/company-desk.ts';
import { mailDeskContract } from '../../contracts/mail-desk.ts';
import { messagePostDeskContract } from '../../contracts/message-post-desk.ts';
import { crossingDeskContract } from '../../contracts/crossing-desk.ts';
import { financingDeskContract } from '../../contracts/financing-desk.ts';
import { guidanceDeskContract } from '../../contracts/guidance-desk.ts';
import { tourMemoryContract } from '../../contracts/tour-memory.ts';
import { workbenchDeskContract } from '../../contracts/workbench-desk.ts';
import { partnerEntryContract } from '../../contracts/partner-entry.ts';
import { helpDeskContract } from '../../contracts/help-desk.ts';
import { certificationDeskContract } from '../../contracts/certification-desk.ts';
import { invoicingDeskContract } from '../../contracts/invoicing-desk.ts';
import { agreementSignaturesContract } from '../../contracts/agreement-signatures.ts';
import { productDeskContract } from '../../contracts/product-desk.ts';
import { signInWaysContract } from '../../contracts/sign-in-ways.ts';
import { twoStepDeskContract } from '../../contracts/two-step-desk.ts';
import { secondProofDeskContract } from '../../contracts/second-proof-desk.ts';
import { certificateDeskContract } from '../../contracts/certificate-desk.ts';
import { keyIdentityDeskContract } from '../../contracts/key-identity-desk.ts';
import { hardKeyDeskContract } from '../../contracts/hard-key-desk.ts';
import { protocolDeskContract } from '../../contracts/protocol-desk.ts';
import { registrationDeskContract } from '../../contracts/registration-desk.ts';
import { delegationDeskContract } from '../../contracts/delegation-desk.ts';
import { peopleDeskContract } from '../../contracts/people-desk.ts';
import { usableKeysContract } from '../../contracts/usable-keys.ts';
import { recoveryByKeyContract } from '../../contracts/recovery-by-key.ts';
import { recoveryDeskContract } from '../../contracts/recovery-desk.ts';
import { desksContract } from '../../contracts/desks.ts';
import { darkPhotograph, helpingDesksContract } from '../../contracts/helping-desks.ts';

async function overHttp(
  backEnd: BackEnd,
): Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }> {
  const server = await buildHttpServer({
    backEnd,
    onAnnounced: () => () => undefined,
    now: () => Date.now(),
    publicUrl: 'http://127.0.0.1',
    filesOrigin: 'http://files.localhost',
    trustedProxies: [],
    sessionSecret: 'contract',
    extensions,
    version: 'test',
    log: new ServerLog('silent'),
    readiness: async () => ({}),
    countCall: async () => ({ calls: 1, left: 0 }),
    signInCallsPerMinute: 1000,
    portal: undefined,
    sandbox: undefined,
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const config = { ...documentedConfig, extensions: [...extensions] };
  return {
    device: () =>
      desksOver(
        new AxiosTransport({
          config,
          locale: () => 'zh-CN',
          client: browserLikeClient(origin, { cookies: new Map() }),
        }),
      ),
    close: async () => {
      server.server.closeAllConnections();
      await server.close();
    },
  };
}

desksContract('the desks over HTTP', async () => overHttp(await demoBackEnd()));
helpingDesksContract('the desks that help, over HTTP', async () =>
  overHttp(await demoBackEnd(undefined, undefined, { reader: { readSayings: async () => darkPhotograph } })),
);
accountDeskContract('the desk of an own account, over HTTP', async () => overHttp(await demoBackEnd()));
recordsSearchContract('what looks records up, over HTTP', async () => overHttp(await demoBackEnd()));
feedbackDeskContract('the desk that is told things, over HTTP', async () => overHttp(await demoBackEnd()));
noticeDesksContract('the desks of arriving, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
applicationDeskContract('applying for products, over HTTP', async () => overHttp(await demoBackEnd()));
settlingDeskContract('settling in to the partner bank, over HTTP', async () => overHttp(await demoBackEnd()));
companyDataDeskContract('what is known of a company, over HTTP', async () => overHttp(await demoBackEnd()));
groupDeskContract('the group of a company, over HTTP', async () => overHttp(await demoBackEnd()));
bankAccountDeskContract('the accounts of a company, over HTTP', async () => overHttp(await demoBackEnd()));
companyDeskContract('how a company stands, over HTTP', async () => overHttp(await demoBackEnd()));
crossingDeskContract('where else one may go, over HTTP', async () => overHttp(await demoBackEnd()));
messagePostDeskContract('what is told by text, over HTTP', async () => overHttp(await demoBackEnd()));
financingDeskContract('whose business is taken, over HTTP', async () => overHttp(await demoBackEnd()));
guidanceDeskContract('how one begins, over HTTP', async () => overHttp(await demoBackEnd()));
tourMemoryContract('where one was shown around, over HTTP', async () => overHttp(await demoBackEnd()));
workbenchDeskContract('the way to the workbench, over HTTP', async () => overHttp(await demoBackEnd()));
partnerEntryContract('the way in from a partner, over HTTP', async () => overHttp(await demoBackEnd()));
helpDeskContract('the desk that answers questions, over HTTP', async () => overHttp(await demoBackEnd()));
invoicingDeskContract('the desk of invoicing information, over HTTP', async () => overHttp(await demoBackEnd()));
certificationDeskContract('the desk of certification, over HTTP', async () => overHttp(await demoBackEnd()));
productDeskContract('the desk of products, over HTTP', async () => overHttp(await demoBackEnd()));
secondProofDeskContract('the desk of the second step, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
mailDeskContract('the mail address of an account, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
twoStepDeskContract('the second step of an account, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
keyIdentityDeskContract('the desk that identifies companies by UKeys, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
hardKeyDeskContract('the desk of certificates in tokens, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
certificateDeskContract('the desk of the certificates, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
protocolDeskContract('the desk of what was signed, over HTTP', async () => overHttp(await demoBackEnd()));
recoveryDeskContract('the desk of the way back in, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
delegationDeskContract('who acts for whom, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
peopleDeskContract('the people of a company, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
registrationDeskContract('the desk at which companies register, over HTTP', async (store) =>
  overHttp(await demoBackEnd(store)),
);
usableKeysContract('the keys that may sign, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
recoveryByKeyContract('the way back in by key, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
signInWaysContract('the ways in, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
agreementSignaturesContract('signing agreements by certificates, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
