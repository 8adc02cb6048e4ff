import { licenceSlots } from '../../../src/domain/certification/shared/licence-slots.ts';
import { applicationParts } from '../../../src/domain/products/shared/application.ts';
import { productCodes } from '../../../src/domain/catalogue/product-code.ts';
import { businessActions } from '../../../src/domain/parties/business-restriction.ts';
import { pilotFunctions } from '../../../src/domain/trade/shared/pilot.ts';
import { memberStandings } from '../../../src/domain/notices/agency-notice.ts';
import { paperInvoiceTypes } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import * as v from 'valibot';
import { text } from '../../../src/contract/fields.ts';
import { enteredContractWire, enteredInvoiceWire } from '../../../src/contract/documented/evidence/materials.ts';
import { collectionFlags } from '../../core/trade/collection-terms.ts';
import { isSupportedDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  changeAnswers,
  funderActions,
  letterAnswers,
  platformActions,
  removalAnswers,
  repaymentActions,
} from '../../../src/domain/evidence/materials/package-machine.ts';
import { invoiceMarks } from '../../../src/domain/evidence/reuse/invoice-mark.ts';
import { invisibleCharacter } from '../../../src/domain/text/invisible-characters.ts';
import { lookTexts, lookTextProblem } from '../../../src/domain/shell/shared/platform-look.ts';
import { calls } from '../../core/desks.ts';
import { paymentReports } from '../../core/trade/financing/disbursement-reports.ts';
import { officerActs } from '../../../src/domain/trade/shared/officer-acts.ts';
import { financingDecisions } from '../../core/trade/financing/funder-actions.ts';
import { anyCall, callFaultKinds } from '../../core/sandbox/call-faults.ts';
import { agreementActions } from '../../core/sandbox/sandbox-agreements.ts';
import { bankActions } from '../../core/sandbox/sandbox-onboarding.ts';
import { objectStoreTroubles } from '../../core/ports.ts';
import { isPackageState, type PackageState } from '../../../src/domain/evidence/materials/package-state.ts';
import { packageTypes } from '../../../src/domain/catalogue/package-type.ts';
import { bookOfPackageType } from '../../../src/domain/evidence/shared/book-policies.ts';

const name = v.pipe(text(64), v.minLength(1));
/** Name of a person at the platform. Invisible characters are refused, because they make two names look alike. */
const actor = v.pipe(
  text(64),
  v.trim(),
  v.minLength(1),
  v.check((by) => !invisibleCharacter.test(by), 'not a name'),
);

/** The user whom the simulated partner sends, and the target page. */
export const partnerRequest = v.object({ account: name, target: v.optional(text(300), '/index') });

export const signInRequest = v.object({ account: name, role: v.nullish(name) });

const most = 10_000_000;
const howMany = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)), 0);

/**
 * The amount of generated data. The company is given by number or name and defaults to the first of the demo world. A
 * document type of two books needs its scene. The store itself may allow less.
 */
export const volumeRequest = v.pipe(
  v.object({
    packages: howMany,
    receivables: howMany,
    company: v.optional(name, 'C-YANZHOU'),
    docType: v.optional(name),
    docScene: v.optional(name),
  }),
  v.forward(
    v.check(
      ({ docType, docScene }) =>
        docType === undefined ? docScene === undefined : bookOfPackageType(docType, docScene) !== undefined,
      'no such book',
    ),
    ['docType'],
  ),
  v.transform(({ docType, docScene, ...order }) => ({
    ...order,
    book: docType === undefined ? undefined : bookOfPackageType(docType, docScene),
  })),
);

/** Book of a new package. */
export const arrivalRequest = v.pipe(
  v.object({ docType: name, docScene: v.optional(name) }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const book = bookOfPackageType(dataset.value.docType, dataset.value.docScene);
    if (book !== undefined) return { book };
    addIssue({
      message: 'no such book',
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'docType', value: dataset.value.docType }],
    });
    return NEVER;
  }),
);

/**
 * A changed requirement for packages created from now on: those like the given package, or those of the given standard.
 */
export const standardRequest = v.pipe(
  v.object({
    docDatumId: v.optional(name),
    fkStdSnapshotVersionEffect: v.optional(name),
    removed: v.optional(v.pipe(v.array(name), v.maxLength(20)), []),
    asked: v.optional(
      v.pipe(
        v.array(v.object({ name: actor, required: v.optional(v.boolean(), true) })),
        v.maxLength(20),
        v.check((asked) => new Set(asked.map((each) => each.name)).size === asked.length, 'one name twice'),
      ),
      [],
    ),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { docDatumId, fkStdSnapshotVersionEffect: snapshotVersion, removed, asked } = dataset.value;
    if (docDatumId !== undefined && snapshotVersion === undefined) return { named: { docDatumId }, removed, asked };
    if (docDatumId === undefined && snapshotVersion !== undefined)
      return { named: { snapshotVersion }, removed, asked };
    addIssue({
      message: 'either the package or the standard',
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'docDatumId', value: docDatumId }],
    });
    return NEVER;
  }),
);

/** Whether new packages are made of a product. */
export const switchRequest = v.object({ docType: v.picklist(packageTypes), on: v.boolean() });

const lookText = (field: (typeof lookTexts)[number]) =>
  v.pipe(
    v.string(),
    v.check((value) => lookTextProblem(field, value) === undefined, 'not as it may be'),
  );

/** A new look of a host, valid from the next load on. */
export const platformRequest = v.object({
  host: v.pipe(text(253), v.minLength(1)),
  look: v.object({
    ...(Object.fromEntries(lookTexts.map((field) => [field, lookText(field)])) as Record<
      (typeof lookTexts)[number],
      ReturnType<typeof lookText>
    >),
    isRT: v.boolean(),
    hasJG: v.boolean(),
    shortBar: v.boolean(),
  }),
});

export const packagesRequest = v.object({
  /** Comma-separated; every state when it is left out. */
  state: v.optional(
    v.pipe(
      v.string(),
      v.transform((states) =>
        states
          .split(',')
          .map((state) => state.trim())
          .filter((state) => state !== ''),
      ),
      v.array(v.custom<PackageState>((state) => typeof state === 'string' && isPackageState(state), 'not a state')),
    ),
  ),
});

export const reviewRequest = v.object({
  as: v.picklist(['first', 'final']),
  by: v.optional(actor),
  result: v.picklist(['PASS', 'NOPASS']),
  items: v.optional(
    v.pipe(
      v.array(
        v.object({
          docMaterialId: name,
          docFileId: v.nullish(name),
          result: v.picklist(['PASS', 'NOPASS']),
          reason: v.nullish(text(500), ''),
        }),
      ),
      v.maxLength(1000),
    ),
    [],
  ),
});

export const actionRequest = v.object({
  action: v.picklist([
    ...platformActions,
    ...changeAnswers,
    ...removalAnswers,
    ...letterAnswers,
    ...funderActions,
    ...repaymentActions,
  ]),
  by: v.optional(actor, 'platform'),
  reason: v.optional(text(500), ''),
  corrections: v.optional(
    v.pipe(
      v.array(
        v.object({
          docFileId: name,
          invoice: v.optional(enteredInvoiceWire),
          contract: v.optional(enteredContractWire),
        }),
      ),
      v.maxLength(1000),
    ),
    [],
  ),
});

/**
 * The state of an invoice in the tax register from now on. Numbers and codes have only letters and digits, so that no
 * two of them look alike.
 */
export const invoiceRequest = v.object({
  number: v.pipe(text(32), v.trim(), v.regex(/^[0-9A-Za-z]+$/u)),
  code: v.optional(v.pipe(text(20), v.trim(), v.regex(/^[0-9A-Za-z]*$/u)), ''),
  state: v.picklist([...invoiceMarks, 'NORMAL']),
});

/** Search for invoices of the register. */
export const invoicesRequest = v.object({ search: v.optional(text(32), '') });

/** Calls that can be made to fail, with the upload operations that are not in the contract. */
export const callNames: readonly string[] = [...Object.keys(calls), 'receiveFile', 'fileArrived'].toSorted();

const days = v.pipe(v.number(), v.integer(), v.minValue(-3650), v.maxValue(3650));

/** Changes to a member: its standing, what its users have to sign, and the decision on its objection. */
export const memberRequest = v.object({
  pkCorp: text(64),
  standing: v.optional(v.picklist(memberStandings)),
  effectiveOn: v.optional(text(10)),
  barred: v.optional(v.pipe(v.array(v.picklist(businessActions)), v.maxLength(3))),
  signAgain: v.optional(v.boolean()),
  signChanged: v.optional(v.boolean()),
  paperType: v.optional(v.picklist([...paperInvoiceTypes, 'none'])),
  invoicingEmptied: v.optional(v.boolean()),
  licenceInDays: v.optional(v.nullable(days)),
  certificateInDays: v.optional(v.nullable(days)),
  objection: v.optional(
    v.object({ receiptNumber: text(64), state: v.picklist(['upheld', 'rejected']), answer: text(500) }),
  ),
});

/** The companies in the pilot of a function; null ends the pilot. */
export const pilotRequest = v.object({
  functionCode: v.picklist(pilotFunctions),
  corps: v.nullable(v.pipe(v.array(text(64)), v.maxLength(200))),
});

/** An action of the platform on a company's real-name form. */
export const certificationRequest = v.object({
  pkCorp: text(64),
  event: v.picklist(['take', 'pass', 'return', 'leader-revoke']),
  by: v.picklist(['process', 'first-reviewer', 'second-reviewer', 'leader']),
  name: actor,
  verdicts: v.optional(
    v.pipe(
      v.array(
        v.object({
          slot: v.picklist(licenceSlots),
          result: v.picklist(['PASS', 'NOPASS']),
          reason: v.optional(text(500), ''),
        }),
      ),
      v.maxLength(licenceSlots.length),
    ),
    [],
  ),
});

/**
 * Account whose certificates are listed, and a certificate to issue: for a public key (SubjectPublicKeyInfo, base64),
 * valid for a number of days. A negative number gives an expired certificate.
 */
export const certificatesRequest = v.object({ account: name });
export const certificateRequest = v.object({
  account: name,
  publicKey: text(1024),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-3650), v.maxValue(3650)), 365),
});
/**
 * An action of the registration authority on an application for a token: post it under the courier's number, return it
 * with a reason, or write a certificate into the token.
 */
export const hardKeyRequest = v.object({
  number: name,
  action: v.picklist(['post', 'return']),
  words: v.optional(text(400), ''),
});
export const hardKeyWrittenRequest = v.object({
  number: name,
  publicKey: text(1024),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-3650), v.maxValue(3650)), 365),
});
export const revocationRequest = v.object({ serial: name });
/** The answer of a telephone's owner to a question on it. */
export const phoneAnswerRequest = v.object({ key: v.pipe(text(64), v.minLength(1)), agreed: v.boolean() });
/** Changes to an account: a freeze by the bank, or the decision on a request to unfreeze it. */
export const freezeRequest = v.object({
  freeze: v.optional(text(64)),
  decide: v.optional(
    v.object({ number: text(32), granted: v.boolean(), answer: v.pipe(v.string(), v.maxLength(500)) }),
  ),
});

/**
 * A simulated fault of one call. `none` or zero times ends it. A late call is late by five seconds unless milliseconds
 * are given. The fault occurs before or after the work of the call.
 */
const callFaultRequest = v.object({
  call: v.picklist([anyCall, ...callNames]),
  kind: v.picklist(['none', ...callFaultKinds]),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 1),
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  code: v.optional(v.pipe(text(32), v.regex(/^(?!0$)[\w-]+$/)), 'SERVER_FAULT'),
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 5000),
});

const standingFaultRequest = v.pipe(
  v.object({
    objectStore: v.optional(v.picklist(['none', ...objectStoreTroubles])),
    recognition: v.optional(v.picklist(['on', 'off'])),
    machines: v.optional(v.picklist(['on', 'off'])),
  }),
  v.forward(
    v.check(
      (order) => order.objectStore !== undefined || order.recognition !== undefined || order.machines !== undefined,
      'none of them',
    ),
    ['objectStore'],
  ),
);

/** A simulated fault: of one call, or of a component. */
export const faultsRequest = v.lazy((order: unknown) =>
  typeof order === 'object' && order !== null && 'call' in order ? callFaultRequest : standingFaultRequest,
);

const durationPattern = /^(-?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const unitMilliseconds = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1000] as const;

/** Milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds; undefined for anything else. */
export function durationMilliseconds(written: string): number | undefined {
  const match = durationPattern.exec(written);
  const amounts = match?.slice(2) ?? [];
  if (!match || amounts.every((amount) => amount === undefined) || written.endsWith('T')) return undefined;
  const total = unitMilliseconds.reduce((sum, unit, index) => sum + unit * Number(amounts[index] ?? 0), 0);
  return match[1] === '-' ? -total : total;
}

const instant = v.union([
  v.pipe(v.number(), v.finite()),
  // `Date.parse` reads 30 February as a day in March, so the day is checked first.
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T/),
    v.check((written) => isSupportedDate(written.slice(0, 10)), 'no such day'),
    v.transform((written) => Date.parse(written)),
    v.number(),
    v.finite(),
  ),
]);
const duration = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.transform(durationMilliseconds), v.number(), v.finite()),
]);

/** A new time (milliseconds, or ISO 8601 with a time), or an advance (milliseconds, or an ISO 8601 duration). */
export const clockRequest = v.pipe(
  v.object({ now: v.optional(instant), advance: v.optional(duration) }),
  v.check((order) => (order.now === undefined) !== (order.advance === undefined), 'either now or advance'),
);
/** A small transfer that the receiving bank sends back. */
export const sentBackRequest = v.object({ accountId: name, reason: text(200) });
/** Balance of a company's payment account, as a bank reports it. */
export const balanceRequest = v.object({ company: name, amount: text(30) });
/** How a company's payments are collected, and what the bank has for it. */
export const collectionRequest = v.object({ company: name, ...collectionFlags.entries });
/** An action of the partner bank on a company. */
export const onboardingRequest = v.object({
  pkCorp: name,
  action: v.picklist(bankActions),
  reason: v.optional(text(400), ''),
});
/** A credit that a core enterprise issues: the amount in yuan, and the number of days until it is due. */
export const creditRequest = v.object({
  fkCorpCore: name,
  pkCorp: name,
  fkFinance: name,
  amount: text(20),
  days: v.pipe(v.number(), v.integer()),
  isAccepted: v.optional(v.boolean()),
});
/** A proposal of an officer of the platform for a limit, and the decision of another one on it. */
export const limitRequest = v.object({
  propose: v.optional(
    v.object({
      limitId: name,
      requestId: v.optional(text(80)),
      changes: v.boolean(),
      total: v.optional(text(40)),
      validFrom: v.optional(text(20)),
      validUntil: v.optional(text(20)),
      isRevolving: v.optional(v.boolean()),
      reason: text(1000),
      by: actor,
    }),
  ),
  check: v.optional(v.object({ limitId: name, proposedAt: v.number(), confirms: v.boolean(), by: actor })),
});
/** A proposal of an officer of the platform about a holding, and the decision of another one on it. */
export const officerRequest = v.object({
  propose: v.optional(
    v.object({
      act: v.picklist(officerActs),
      holdingId: v.optional(text(64), ''),
      companyId: v.optional(text(64), ''),
      counterpartyId: v.optional(text(64), ''),
      postingId: v.optional(text(64), ''),
      amount: v.optional(text(40), ''),
      freezeId: v.optional(text(64), ''),
      orderNumber: v.optional(text(200), ''),
      until: v.optional(text(20), ''),
      reason: text(1000),
      by: actor,
    }),
  ),
  check: v.optional(v.object({ orderId: name, approves: v.boolean(), by: actor })),
});
/** The platform's decision on an application for a product. */
export const applicationRequest = v.object({
  id: text(120),
  action: v.picklist(['grant', 'return', 'decline']),
  returned: v.optional(v.array(v.object({ part: v.picklist(applicationParts), reason: text(1000) })), []),
  answer: v.optional(text(1000), ''),
});

/** Changes to a product's agreement. */
export const agreementRequest = v.object({ product: v.picklist(productCodes), action: v.picklist(agreementActions) });

/** A funder's decision about a financing, a bank's report about a payment, or a line of its statement. */
export const financingRequest = v.object({
  decide: v.optional(
    v.object({ financingId: text(64), action: v.picklist(financingDecisions), words: v.optional(text(1000), '') }),
  ),
  pay: v.optional(
    v.object({
      paymentId: text(64),
      word: v.picklist(paymentReports),
      reference: v.optional(text(40), ''),
      reason: v.optional(text(200), ''),
    }),
  ),
  statement: v.optional(v.object({ number: text(64), amount: text(30), reference: text(40) })),
  settle: v.optional(
    v.object({
      reference: text(40),
      number: v.optional(text(64), ''),
      words: v.optional(text(200), ''),
      officer: text(40),
    }),
  ),
});
