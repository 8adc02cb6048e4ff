import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  ApplicationDesk,
  ApplicationOutcome,
  ProductApplication,
  WrittenApplication,
} from '../../../application/ports/products/application-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { applicationExtensions } from '../../../contract/extensions/products/application-extensions.ts';
import { applicationFields } from '../../../domain/products/shared/application.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { WireClient } from '../wire-client.ts';

type ApplicationWire = AnswerOf<typeof applicationExtensions.productApplication>;

function applicationOf({
  state,
  applicantName,
  applicantTitle,
  contactName,
  contactMobile,
  yearlyAmount,
  purpose,
  files,
  returned,
  answer,
  revision,
  savedBy,
  savedAt,
  submittedBy,
  submittedAt,
  decidedAt,
  expectedDay,
  expectedAbout,
  editable,
}: ApplicationWire): ProductApplication {
  return {
    state,
    entry: { applicantName, applicantTitle, contactName, contactMobile, yearlyAmount, purpose },
    files: files.map(({ pkFile, ...file }) => ({ ...file, fileId: pkFile })),
    returned: new Map(returned.map(({ part, reason }) => [part, reason])),
    answer,
    revision,
    savedBy: savedBy ?? '',
    savedAt: savedAt ?? undefined,
    submittedBy: submittedBy ?? '',
    submittedAt: submittedAt ?? undefined,
    decidedAt: decidedAt ?? undefined,
    expected: expectedDay ? { day: expectedDay, about: expectedAbout === true } : undefined,
    mayWrite: editable,
  };
}

function refusalOf({
  detail: { code, values },
}: PortFault): Exclude<ApplicationOutcome, { readonly done: true }> | undefined {
  if (code === 'DATA_VERSION_STALE')
    return { done: false, because: 'stale', by: typeof values?.['by'] === 'string' ? values['by'] : '' };
  if (code === 'NOT_IN_THIS_STATE') return { done: false, because: 'not-now' };
  if (code === 'NOT_PERMITTED') return { done: false, because: 'not-permitted' };
  if (code === 'TOO_MANY_FILES' || (code === 'REQUEST_INVALID' && values?.['field'] === 'pkFiles'))
    return { done: false, because: 'files' };
  return code === 'REQUEST_INVALID'
    ? { done: false, because: 'refused', field: applicationFields.find((field) => field === values?.['field']) }
    : undefined;
}

export class WireApplicationDesk implements ApplicationDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('product-applications');
  }

  async application(product: ProductCode, signal?: AbortSignal): Promise<ProductApplication> {
    return applicationOf(
      await this.client.send(applicationExtensions.productApplication, { productType: product }, { signal }),
    );
  }

  async save(written: WrittenApplication): Promise<ApplicationOutcome> {
    return this.sendChange(async () => this.client.send(applicationExtensions.saveApplication, requestOf(written)));
  }

  async submit(written: WrittenApplication): Promise<ApplicationOutcome> {
    return this.sendChange(async () => this.client.send(applicationExtensions.submitApplication, requestOf(written)));
  }

  private async sendChange(send: () => Promise<ApplicationWire>): Promise<ApplicationOutcome> {
    try {
      return { done: true, now: applicationOf(await send()) };
    } catch (fault) {
      const refused = fault instanceof PortFault ? refusalOf(fault) : undefined;
      if (!refused) throw fault;
      return refused;
    }
  }
}

function requestOf({ product, revision, entry, fileIds: pkFiles }: WrittenApplication) {
  return { productType: product, revision, ...entry, pkFiles: [...pkFiles] };
}
