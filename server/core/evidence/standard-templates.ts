import { generatedFiles } from '../generated-files.ts';
import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { ownNameOf } from '../identity/people-in-role.ts';
import type { Parts } from '../parts.ts';
import type { FileRecord, PackageRecord, StandardCategory } from '../records/evidence.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { amountInLetter, fillLetter, numbersInLetter, withBlanks, type TemplateValues } from './fill-template.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { checkPackageOffer, companyName, publishedStandard } from './standard-requests.ts';

/** The file name of a category's template, with the subject for which it is filled in. */
const templateName = ({ name, templatesEdited }: StandardCategory, about: string): string =>
  `${name}-${about}.${templatesEdited ? 'docx' : 'pdf'}`.replaceAll(/[\\/:*?"<>|]/g, '_');

/** File of a category's template. Refuses with NOT_FOUND where there is none. */
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

/** Template as a download: a letter with its filled-in values, any other file unchanged. */
async function makeTemplate(
  files: ReturnType<typeof generatedFiles>,
  file: FileRecord,
  { name, edited, values }: { readonly name: string; readonly edited: boolean; readonly values: TemplateValues },
) {
  if (!file.order) return files.load(file);
  // The day is the signer's to write.
  return file.order.kind === 'letter'
    ? files.make(name, { ...fillLetter(file.order, values), date: '', toSign: true, edited })
    : files.make(file.name, withBlanks(file.order));
}

/** Template values of the signing company and its operator. */
async function signerValues(transaction: Transaction, caller: Caller): Promise<TemplateValues> {
  const company = await transaction.companies.find(caller.user.pkCorp);
  return {
    supplier: company?.name ?? '',
    uscc: company?.uscc ?? '',
    operator: ownNameOf(caller),
    holder: company?.name ?? '',
  };
}

/** Template values of a package: its parties, numbers and amounts. */
async function packageValues(transaction: Transaction, caller: Caller, record: PackageRecord): Promise<TemplateValues> {
  const [businesses, items] = [
    await transaction.candidates.inPackage(record.docDatumId),
    await transaction.items.ofPackage(record.docDatumId),
  ];
  const contracts = items
    .filter((item) => item.docFileType === 'BUSI_CONTRACT')
    .map((item) => documentNumber(item.content))
    .filter((number) => number !== '');
  return {
    ...(await signerValues(transaction, caller)),
    funder: record.financeName,
    payer: record.payerName,
    numbers: numbersInLetter(businesses.map(({ number }) => number)),
    amount: amountInLetter(moneyToText(record.totalAmount)),
    contracts: numbersInLetter([...new Set(contracts)]),
    account: record.accountNo,
  };
}

/** Handlers of the filled-in templates. */
export function standardTemplates(parts: Parts): Desk<'standardTemplate' | 'standardTemplateByDimension'> {
  const { store } = parts;
  const files = generatedFiles(parts);
  return {
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
      return makeTemplate(files, file, filling);
    },

    standardTemplateByDimension: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const { file, ...filling } = await store.transaction(async (transaction) => {
        const { asked, standard } = await publishedStandard(transaction, caller, request);
        const category = standard.categories.find((each) => each.docStdCategoryId === request.docStdCategoryId);
        if (!category) throw new Refusal('NOT_FOUND');
        const funder = await companyName(transaction, asked.fkFinance);
        return {
          file: await templateFile(transaction, category, undefined),
          name: templateName(category, funder),
          edited: category.templatesEdited === true,
          values: {
            ...(await signerValues(transaction, caller)),
            funder,
            payer: await companyName(transaction, asked.fkCorpCore),
          },
        };
      });
      return makeTemplate(files, file, filling);
    },
  };
}
