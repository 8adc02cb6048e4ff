import type { BackEnd } from '../../../server/core/back-end.ts';
import { fairWeather, InProcessTransport } from '../../../src/adapters/offline/in-process-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { demoBackEnd, desksOver } from '../../builders/desks.ts';
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

const inProcess = (backEnd: BackEnd) => ({
  device: () => desksOver(new InProcessTransport(backEnd, { extensions, locale: () => 'zh-CN', weather: fairWeather })),
  close: async () => undefined,
});

desksContract('the desks in process', async () => inProcess(await demoBackEnd()));
helpingDesksContract('the helper desks, in process', async () =>
  inProcess(await demoBackEnd(undefined, undefined, { reader: { readFieldReadings: async () => darkPhotograph } })),
);
accountDeskContract('the account desk, in process', async () => inProcess(await demoBackEnd()));
recordsSearchContract('the search for records, in process', async () => inProcess(await demoBackEnd()));
feedbackDeskContract('the feedback desk, in process', async () => inProcess(await demoBackEnd()));
noticeDesksContract('the desks of the arrival dialogs, in process', async (store) =>
  inProcess(await demoBackEnd(store)),
);
applicationDeskContract('the desk of product applications, in process', async () => inProcess(await demoBackEnd()));
onboardingDeskContract('the onboarding desk, in process', async () => inProcess(await demoBackEnd()));
companyDataDeskContract('the desk of company data, in process', async () => inProcess(await demoBackEnd()));
groupDeskContract('the desk of a company group, in process', async () => inProcess(await demoBackEnd()));
organisationDeskContract('the desk that changes inner organisations, in process', async () =>
  inProcess(await demoBackEnd()),
);
tradeDeskContract('the desk of the trade, in process', async () => inProcess(await demoBackEnd()));
fundingDeskContract('the desk of offers and financings, in process', async (store) =>
  inProcess(await demoBackEnd(store)),
);
importDeskContract('the desk of imports, in process', async () => inProcess(await demoBackEnd()));
payrollDeskContract('the desk of payrolls, in process', async () => inProcess(await demoBackEnd()));

allocationDeskContract('the desk of allocations, in process', async () => inProcess(await demoBackEnd()));
limitDeskContract('the desk of limits, in process', async () => inProcess(await demoBackEnd()));
toDoDeskContract('the desk of what waits in the trade, in process', async () => inProcess(await demoBackEnd()));
bankAccountDeskContract('the desk of bank accounts, in process', async () => inProcess(await demoBackEnd()));
companyDeskContract('the desk of the company overview, in process', async () => inProcess(await demoBackEnd()));
contextSwitchDeskContract('the desk of other companies and versions, in process', async () =>
  inProcess(await demoBackEnd()),
);
messageAlertDeskContract('the desk of message reminders, in process', async () => inProcess(await demoBackEnd()));
financingDeskContract('the desk of financing terms, in process', async () => inProcess(await demoBackEnd()));
guidanceDeskContract('the guidance desk, in process', async () => inProcess(await demoBackEnd()));
tourMemoryContract('the memory of seen tours, in process', async () => inProcess(await demoBackEnd()));
workbenchDeskContract('the workbench desk, in process', async () => inProcess(await demoBackEnd()));
partnerEntryContract('the partner entry, in process', async () => inProcess(await demoBackEnd()));
helpDeskContract('the help desk, in process', async () => inProcess(await demoBackEnd()));
invoicingDeskContract('the desk of invoicing information, in process', async () => inProcess(await demoBackEnd()));
certificationDeskContract('the certification desk, in process', async () => inProcess(await demoBackEnd()));
productDeskContract('the product desk, in process', async () => inProcess(await demoBackEnd()));
secondProofDeskContract('the desk of the second step, in process', async (store) =>
  inProcess(await demoBackEnd(store)),
);
mailDeskContract('the desk of mail addresses, in process', async (store) => inProcess(await demoBackEnd(store)));
twoStepDeskContract('the desk of two-step sign-in, in process', async (store) => inProcess(await demoBackEnd(store)));
keyIdentityDeskContract('the desk of company identification by UKey, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
hardKeyDeskContract('the desk of token certificates, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
certificateDeskContract('the certificate desk, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
signedAgreementDeskContract('the desk of signed agreements, in process', async () => inProcess(await demoBackEnd()));
recoveryDeskContract('the recovery desk, in process', async (store) => inProcess(await demoBackEnd(store)));
delegationDeskContract('the delegation desk, in process', async (store) => inProcess(await demoBackEnd(store)));
peopleDeskContract('the people desk, in process', async (store) => inProcess(await demoBackEnd(store)));
registrationDeskContract('the registration desk, in process', async (store) => inProcess(await demoBackEnd(store)));
usableKeysContract('the usable signing keys, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
recoveryByKeyContract('the recovery by key, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
signInWaysContract('the sign-in methods, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
agreementSignaturesContract('certificate signatures of agreements, in process', async (store, parts) =>
  inProcess(await demoBackEnd(store, undefined, parts)),
);
