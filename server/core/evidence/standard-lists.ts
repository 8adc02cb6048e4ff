import { generatedFiles } from '../generated-files.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { checkOffered } from './offered-books.ts';
import { isLetter } from './overdue.ts';
import { ownPackage, ownShelf, permittedCaller } from './ownership.ts';
import { categoryIn } from './package-creation.ts';
import { standardList } from './standard-list.ts';
import {
  checkPackageOffer,
  listAbout,
  notProvidedRefusal,
  publishedStandard,
  standardOfPackage,
} from './standard-requests.ts';
import { isPublished, offerOf } from './standard-terms.ts';

/** Handlers of the lists of required documents. */
export function standardLists(parts: Parts): Desk<'standardList' | 'standardListByDimension' | 'standardExport'> {
  const { store, clock, fileWriter } = parts;
  const files = generatedFiles(parts);
  return {
    standardList: async ({ docDatumId }, context) => {
      const caller = permittedCaller(context, 'view');
      const { material } = await fileWriter.sheetWords(context.locale);
      const order = await store.transaction(async (transaction) => {
        const record = await ownPackage(transaction, caller, docDatumId, false);
        await checkPackageOffer(transaction, caller, record);
        const { asked } = await standardOfPackage(transaction, record);
        const materials = (await transaction.materials.ofPackage(docDatumId)).toSorted(
          (a, b) => a.position - b.position,
        );
        // The letter of an overdue business is no funder's standard.
        return standardList(
          materials.filter((each) => !isLetter(each)).map(({ category }) => category),
          { ...(await listAbout(transaction, caller, asked, clock.now())), docDatumId },
          context.locale,
          material,
        );
      });
      return files.make(`${order.title}-${docDatumId}.xlsx`, order);
    },

    standardListByDimension: async (request, context) => {
      const caller = permittedCaller(context, 'create');
      const { material } = await fileWriter.sheetWords(context.locale);
      const order = await store.transaction(async (transaction) => {
        const { asked, standard } = await publishedStandard(transaction, caller, request);
        return standardList(
          standard.categories.map((category) => categoryIn(asked.book, category)),
          await listAbout(transaction, caller, asked, clock.now()),
          context.locale,
          material,
        );
      });
      return files.make(`${order.title}.xlsx`, order);
    },

    standardExport: async ({ id }, context) => {
      const caller = permittedCaller(context, 'create');
      const { material } = await fileWriter.sheetWords(context.locale);
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
        if (!(await offerOf(transaction, asked, standard)).offered) throw await notProvidedRefusal(transaction, caller);
        return standardList(
          standard.categories.map((category) => categoryIn(asked.book, category)),
          await listAbout(transaction, caller, asked, clock.now()),
          context.locale,
          material,
        );
      });
      return files.make(`${order.title}.xlsx`, order);
    },
  };
}
