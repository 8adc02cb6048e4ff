import { madeFiles } from '../made-files.ts';
import { newLibraryPolicy } from '../../../src/contract/documented/evidence/standard-downloads.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import { compareMoney, moneyToText } from '../../../src/domain/money/money.ts';
import { parseBook } from './asked-book.ts';
import { standardFor } from './candidates-desk.ts';
import { withBlanks, amountInLetter, fillLetter, numbersInLetter, type TemplateValues } from './fill-template.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { checkOffered } from './offered-books.ts';
import { isLetter } from './overdue.ts';
import { ownPackage, ownShelf, permittedCaller } from './ownership.ts';
import { categoryIn } from './package-creation.ts';
import {
  isPublished,
  namedFunders,
  offerOf,
  standardSourceOf,
  termsOfStandards,
  type StandardRequest,
} from './standard-terms.ts';
import { standardList } from './standard-list.ts';
import { termsFor } from '../platform/platform-config.ts';
import type { Caller } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, PackageRecord, StandardCategory, StandardRecord } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import { ownNameOf } from '../identity/acting.ts';
import type { Transaction } from '../store.ts';
import { packageTypes } from '../../../src/domain/catalogue/package-type.ts';

type StandardDownloadCalls =
  | 'standardList'
  | 'standardListByDimension'
  | 'standardTemplate'
  | 'standardTemplateByDimension'
  | 'standardVerify'
  | 'standardExport'
  | 'standardsEnabled'
  | 'standardAvailable'
  | 'routePolicy'
  | 'financeFileSwitch'
  | 'financeLimits'
  | 'rootProducts'
  | 'acceptanceFunders';

/** A request that names a funder and a core enterprise. */
interface DimensionRequest {
  readonly docType: string;
  readonly docScene?: string | undefined;
  readonly dimensions: { readonly fkCorpCore: string; readonly fkFinance: string };
  readonly productType?: string | undefined;
}

/** The file name of a category's template, filled in for something. */
const templateName = ({ name, templatesEdited }: StandardCategory, about: string): string =>
  `${name}-${about}.${templatesEdited ? 'docx' : 'pdf'}`.replaceAll(/[\\/:*?"<>|]/g, '_');

/**
 * What a funder asks for, to be taken home: the list, and the templates filled in (document 2, sections 7 and 8). Where
 * it cannot be had, STANDARD_NOT_PROVIDED names the hotline.
 */
export function standardsDesk(parts: Parts): Desk<StandardDownloadCalls> {
  const { store, clock, gathering } = parts;
  const files = madeFiles(parts);

  async function notProvided(transaction: Transaction, caller: Caller): Promise<Refusal> {
    return new Refusal('STANDARD_NOT_PROVIDED', { hotline: (await termsFor(transaction, caller.session)).hotline });
  }

  async function nameOf(transaction: Transaction, pkCorp: string): Promise<string> {
    return (await transaction.companies.find(pkCorp))?.name ?? '';
  }

  /** The standard of a funder and core enterprise, if it is given out. */
  async function standardGiven(
    transaction: Transaction,
    caller: Caller,
    request: DimensionRequest,
  ): Promise<{ readonly asked: StandardRequest; readonly standard: StandardRecord }> {
    const asked = { book: parseBook(request), ...request.dimensions, productType: request.productType ?? '' };
    ownShelf(caller, asked.book);
    await checkOffered(transaction, caller, asked.book);
    const standard = await standardFor(transaction, asked.book, asked.fkCorpCore, asked.fkFinance);
    if (!isPublished(standard) || !(await offerOf(transaction, asked, standard)).offered)
      throw await notProvided(transaction, caller);
    return { asked, standard };
  }

  async function packageAsked(
    transaction: Transaction,
    record: PackageRecord,
  ): Promise<{ readonly asked: StandardRequest; readonly standard: StandardRecord | undefined }> {
    const [first] = await transaction.candidates.inPackage(record.docDatumId);
    const asked = {
      book: record.book,
      fkCorpCore: first?.coreEnterpriseId ?? '',
      fkFinance: record.fkFinance,
      productType: record.productType,
    };
    return { asked, standard: await transaction.standards.find(record.standardVersion) };
  }

  async function checkPackageOffer(transaction: Transaction, caller: Caller, record: PackageRecord): Promise<void> {
    const { asked, standard } = await packageAsked(transaction, record);
    if (!(await offerOf(transaction, asked, standard)).offered) throw await notProvided(transaction, caller);
  }

  async function listAbout(transaction: Transaction, caller: Caller, { fkCorpCore, fkFinance }: StandardRequest) {
    const { hotline } = await termsFor(transaction, caller.session);
    return {
      coreName: await nameOf(transaction, fkCorpCore),
      funderName: await nameOf(transaction, fkFinance),
      docDatumId: '',
      day: shanghaiDate(clock.now()),
      hotline,
    };
  }

  async function templateFile(
    transaction: Transaction,
    category: StandardCategory,
    pkFile: string | undefined,
  ): Promise<FileRecord> {
    const wanted = category.templateFiles.find((each) => pkFile === undefined || each === pkFile);
    const file = wanted === undefined ? undefined : await transaction.files.find(wanted);
    if (file?.state !== 'stored') throw new Refusal('NOT_FOUND');
    return file;
  }

  const madeTemplate = async (
    file: FileRecord,
    { name, edited, values }: { readonly name: string; readonly edited: boolean; readonly values: TemplateValues },
  ) => {
    if (!file.order) return files.stored(file);
    // The day is the signer's to write.
    return file.order.kind === 'letter'
      ? files.made(name, { ...fillLetter(file.order, values), date: '', toSign: true, edited })
      : files.made(file.name, withBlanks(file.order));
  };

  async function writer(transaction: Transaction, caller: Caller): Promise<TemplateValues> {
    const company = await transaction.companies.find(caller.user.pkCorp);
    return {
      supplier: company?.name ?? '',
      uscc: company?.uscc ?? '',
      operator: ownNameOf(caller),
      holder: company?.name ?? '',
    };
  }

  /** Template values of a package: its parties, numbers and amounts. */
  async function packageValues(
    transaction: Transaction,
    caller: Caller,
    record: PackageRecord,
  ): Promise<TemplateValues> {
    const [businesses, items] = [
      await transaction.candidates.inPackage(record.docDatumId),
      await transaction.items.ofPackage(record.docDatumId),
    ];
    const contracts = items
      .filter((item) => item.docFileType === 'BUSI_CONTRACT')
      .map((item) => documentNumber(item.content))
      .filter((number) => number !== '');
    return {
      ...(await writer(transaction, caller)),
      funder: record.financeName,
      payer: record.payerName,
      numbers: numbersInLetter(businesses.map(({ number }) => number)),
      amount: amountInLetter(moneyToText(record.totalAmount)),
      contracts: numbersInLetter([...new Set(contracts)]),
      account: record.accountNo,
    };
  }

  return {
    standardList: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      const { material } = await gathering.words(context.locale);
      const order = await store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        await checkPackageOffer(transaction, caller, record);
        const { asked } = await packageAsked(transaction, record);
        const materials = (await transaction.materials.ofPackage(docDatumId)).toSorted(
          (a, b) => a.position - b.position,
        );
        // The letter of an overdue business is no funder's standard.
        return standardList(
          materials.filter((each) => !isLetter(each)).map(({ category }) => category),
          { ...(await listAbout(transaction, caller, asked)), docDatumId },
          context.locale,
          material,
        );
      });
      return files.made(`${order.title}-${docDatumId}.xlsx`, order);
    },

    standardListByDimension: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const { material } = await gathering.words(context.locale);
      const order = await store.transaction(async (transaction) => {
        const { asked, standard } = await standardGiven(transaction, caller, request);
        return standardList(
          standard.categories.map((category) => categoryIn(asked.book, category)),
          await listAbout(transaction, caller, asked),
          context.locale,
          material,
        );
      });
      return files.made(`${order.title}.xlsx`, order);
    },

    standardExport: async ({ id }, context) => {
      const caller = permittedCaller(context, 'create');
      const { material } = await gathering.words(context.locale);
      const order = await store.transaction(async (transaction) => {
        const standard = await transaction.standards.find(id);
        if (!isPublished(standard)) throw new Refusal('NOT_FOUND');
        const asked = {
          book: standard.book,
          fkCorpCore: standard.fkCorpCore,
          fkFinance: standard.fkFinance,
          productType: '',
        };
        ownShelf(caller, asked.book);
        await checkOffered(transaction, caller, asked.book);
        if (!(await offerOf(transaction, asked, standard)).offered) throw await notProvided(transaction, caller);
        return standardList(
          standard.categories.map((category) => categoryIn(asked.book, category)),
          await listAbout(transaction, caller, asked),
          context.locale,
          material,
        );
      });
      return files.made(`${order.title}.xlsx`, order);
    },

    standardTemplate: async ({ docMaterialId, pkFile }, context) => {
      const caller = permittedCaller(context, 'view');
      const { file, ...filling } = await store.transaction(async (transaction) => {
        const material = await transaction.materials.find(docMaterialId);
        if (!material) throw new Refusal('NOT_FOUND');
        const record = await ownPackage(transaction, caller, material.docDatumId, false);
        await checkPackageOffer(transaction, caller, record);
        return {
          file: await templateFile(transaction, material.category, pkFile),
          name: templateName(material.category, record.docDatumId),
          edited: material.category.templatesEdited === true,
          values: await packageValues(transaction, caller, record),
        };
      });
      return madeTemplate(file, filling);
    },

    standardTemplateByDimension: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const { file, ...filling } = await store.transaction(async (transaction) => {
        const { asked, standard } = await standardGiven(transaction, caller, request);
        const category = standard.categories.find((each) => each.docStdCategoryId === request.docStdCategoryId);
        if (!category) throw new Refusal('NOT_FOUND');
        const funder = await nameOf(transaction, asked.fkFinance);
        return {
          file: await templateFile(transaction, category, undefined),
          name: templateName(category, funder),
          edited: category.templatesEdited === true,
          values: {
            ...(await writer(transaction, caller)),
            funder,
            payer: await nameOf(transaction, asked.fkCorpCore),
          },
        };
      });
      return madeTemplate(file, filling);
    },

    standardVerify: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      const book = parseBook(request);
      return store.transaction(async (transaction) => {
        const { dimensions, docDatumId, productType = '' } = request;
        if (docDatumId === undefined && dimensions === undefined)
          throw new Refusal('REQUEST_INVALID', { field: 'dimensions' });
        if (docDatumId === undefined) await checkOffered(transaction, caller, book);
        const { asked, standard } =
          docDatumId === undefined
            ? {
                asked: {
                  book,
                  fkCorpCore: dimensions?.fkCorpCore ?? '',
                  fkFinance: dimensions?.fkFinance ?? '',
                  productType,
                },
                standard: undefined,
              }
            : await packageAsked(transaction, await ownPackage(transaction, caller, docDatumId, false));
        const offer = await offerOf(transaction, asked, standard);
        return offer.offered ? { available: true } : { available: false, reason: offer.because };
      });
    },

    standardsEnabled: async (_request, context) => {
      callerOf(context);
      return store.transaction(async (transaction) => (await termsOfStandards(transaction)).oldProvided);
    },

    standardAvailable: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      const book = parseBook(request);
      return store.transaction(async (transaction) => {
        await checkOffered(transaction, caller, book);
        return isPublished(await standardFor(transaction, book, request.fkCorpCore, request.fkFinance));
      });
    },

    routePolicy: async ({ dimensions }, context) => {
      callerOf(context);
      const terms = await store.transaction(termsOfStandards);
      return { policy: standardSourceOf(terms, dimensions.fkFinance) === 'new' ? newLibraryPolicy : 'OLD' };
    },

    financeFileSwitch: async ({ type }, context) => {
      callerOf(context);
      const docType = packageTypes.find((each) => each === type);
      if (docType === undefined) throw new Refusal('NOT_FOUND');
      const { switchedOff } = await store.transaction(termsOfStandards);
      return switchedOff.includes(docType) ? '0' : '1';
    },

    financeLimits: async ({ id }, context) => {
      permittedCaller(context, 'view');
      const limits = await store.transaction(async (transaction) => transaction.limits.ofCore(id));
      return limits.map(({ docType, fkFinance, limit, used }) => ({
        docType,
        fkFinance,
        available: compareMoney(used, limit) < 0,
      }));
    },

    rootProducts: async (_request, context) => {
      callerOf(context);
      return (await store.transaction(termsOfStandards)).rootProducts.map((productType) => ({ productType }));
    },

    acceptanceFunders: async ({ id }, context) => {
      permittedCaller(context, 'view');
      const limits = await store.transaction(async (transaction) => transaction.limits.ofCore(id));
      return namedFunders(limits).map((fkFinance) => ({ fkFinance }));
    },
  };
}
