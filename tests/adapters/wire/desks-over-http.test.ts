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
import { onboardingDeskContract } from '../../contracts/onboarding-desk.ts';
import { companyDataDeskContract } from '../../contracts/company-data-desk.ts';
import { groupDeskContract } from '../../contracts/group-desk.ts';
import { organisationDeskContract } from '../../contracts/organisation-desk.ts';
import { bankAccountDeskContract } from '../../contracts/bank-account-desk.ts';
import { fundingDeskContract } from '../../contracts/funding-desk.ts';
import { importDeskContract } from '../../contracts/import-desk.ts';
import { payrollDeskContract } from '../../contracts/payroll-desk.ts';
import { allocationDeskContract } from '../../contracts/allocation-desk.ts';
import { limitDeskContract } from '../../contracts/limit-desk.ts';
import { toDoDeskContract } from '../../contracts/to-do-desk.ts';
import { tradeDeskContract } from '../../contracts/trade-desk.ts';
import { companyDeskContract } from '../../contracts/company-desk.ts';
import { mailDeskContract } from '../../contracts/mail-desk.ts';
import { messageAlertDeskContract } from '../../contracts/message-alert-desk.ts';
import { contextSwitchDeskContract } from '../../contracts/context-switch-desk.ts';
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
import { signedAgreementDeskContract } from '../../contracts/signed-agreement-desk.ts';
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
    countCall: async () => ({ calls: 1, millisecondsLeft: 0 }),
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
helpingDesksContract('the helper desks, over HTTP', async () =>
  overHttp(await demoBackEnd(undefined, undefined, { reader: { readFieldReadings: async () => darkPhotograph } })),
);
accountDeskContract('the account desk, over HTTP', async () => overHttp(await demoBackEnd()));
recordsSearchContract('the search for records, over HTTP', async () => overHttp(await demoBackEnd()));
feedbackDeskContract('the feedback desk, over HTTP', async () => overHttp(await demoBackEnd()));
noticeDesksContract('the desks of the arrival dialogs, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
applicationDeskContract('the desk of product applications, over HTTP', async () => overHttp(await demoBackEnd()));
onboardingDeskContract('the onboarding desk, over HTTP', async () => overHttp(await demoBackEnd()));
companyDataDeskContract('the desk of company data, over HTTP', async () => overHttp(await demoBackEnd()));
groupDeskContract('the desk of a company group, over HTTP', async () => overHttp(await demoBackEnd()));
organisationDeskContract('the desk that changes inner organisations, over HTTP', async () =>
  overHttp(await demoBackEnd()),
);
tradeDeskContract('the desk of the trade, over HTTP', async () => overHttp(await demoBackEnd()));
fundingDeskContract('the desk of offers and financings, over HTTP', async (store) =>
  overHttp(await demoBackEnd(store)),
);
importDeskContract('the desk of imports, over HTTP', async () => overHttp(await demoBackEnd()));
payrollDeskContract('the desk of payrolls, over HTTP', async () => overHttp(await demoBackEnd()));

allocationDeskContract('the desk of allocations, over HTTP', async () => overHttp(await demoBackEnd()));
limitDeskContract('the desk of limits, over HTTP', async () => overHttp(await demoBackEnd()));
toDoDeskContract('the desk of what waits in the trade, over HTTP', async () => overHttp(await demoBackEnd()));
bankAccountDeskContract('the desk of bank accounts, over HTTP', async () => overHttp(await demoBackEnd()));
companyDeskContract('the desk of the company overview, over HTTP', async () => overHttp(await demoBackEnd()));
contextSwitchDeskContract('the desk of other companies and versions, over HTTP', async () =>
  overHttp(await demoBackEnd()),
);
messageAlertDeskContract('the desk of message reminders, over HTTP', async () => overHttp(await demoBackEnd()));
financingDeskContract('the desk of financing terms, over HTTP', async () => overHttp(await demoBackEnd()));
guidanceDeskContract('the guidance desk, over HTTP', async () => overHttp(await demoBackEnd()));
tourMemoryContract('the memory of seen tours, over HTTP', async () => overHttp(await demoBackEnd()));
workbenchDeskContract('the workbench desk, over HTTP', async () => overHttp(await demoBackEnd()));
partnerEntryContract('the partner entry, over HTTP', async () => overHttp(await demoBackEnd()));
helpDeskContract('the help desk, over HTTP', async () => overHttp(await demoBackEnd()));
invoicingDeskContract('the desk of invoicing information, over HTTP', async () => overHttp(await demoBackEnd()));
certificationDeskContract('the certification desk, over HTTP', async () => overHttp(await demoBackEnd()));
productDeskContract('the product desk, over HTTP', async () => overHttp(await demoBackEnd()));
secondProofDeskContract('the desk of the second step, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
mailDeskContract('the desk of mail addresses, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
twoStepDeskContract('the desk of two-step sign-in, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
keyIdentityDeskContract('the desk of company identification by UKey, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
hardKeyDeskContract('the desk of token certificates, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
certificateDeskContract('the certificate desk, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
signedAgreementDeskContract('the desk of signed agreements, over HTTP', async () => overHttp(await demoBackEnd()));
recoveryDeskContract('the recovery desk, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
delegationDeskContract('the delegation desk, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
peopleDeskContract('the people desk, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
registrationDeskContract('the registration desk, over HTTP', async (store) => overHttp(await demoBackEnd(store)));
usableKeysContract('the usable signing keys, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
recoveryByKeyContract('the recovery by key, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
signInWaysContract('the sign-in methods, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
agreementSignaturesContract('certificate signatures of agreements, over HTTP', async (store, parts) =>
  overHttp(await demoBackEnd(store, undefined, parts)),
);
