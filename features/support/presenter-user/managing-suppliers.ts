import { message } from '../../../src/words/catalogue.ts';
import type { SuppliersPresenter } from '../../../src/presentation/trade/suppliers/suppliers-presenter.ts';
import type { ManagingSuppliers } from '../abilities/managing-suppliers.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function managingSuppliers(portal: OpenPortal): ManagingSuppliers {
  const open = async (keyword = ''): Promise<SuppliersPresenter> => {
    const page = portal.presenters.suppliers('credit');
    page.addressChanged(`?q=${encodeURIComponent(keyword)}`);
    await until(
      'the suppliers are shown',
      () => page.content.value !== undefined && page.recommended.value !== undefined,
    );
    return page;
  };
  const rowOf = async (name: string) => {
    const page = await open(name);
    return { page, row: opened(page.content.value?.rows[0], `The supplier ${name}`) };
  };
  return {
    seeSupplier: async (name) => {
      const { row } = await rowOf(name);
      return {
        open: row.open.fen,
        issues: row.issued.count,
        standing: say(message('suppliers.standing', { bar: row.bar ?? '' })),
      };
    },
    issueFromRow: async (name) => {
      const { page, row } = await rowOf(name);
      const path = opened(page.issuePath(row), 'The way to an issue');
      const form = portal.presenters.issueForm('credit');
      await form.opened('');
      await form.payeeNamed(new URLSearchParams(path.split('?')[1]).get('payee') ?? '');
      return form.payee?.name ?? '';
    },
    recommendSupplier: async (name, uscc) => {
      const page = await open();
      page.recommendPressed();
      page.form.change({ name, uscc, contactName: '叶青禾', mobile: '13800001299' });
      await page.submitPressed();
      const { errors, trouble } = page.form;
      const [told] = [...Object.values(errors), trouble].filter((each) => each !== undefined);
      return told ? say(told) : '';
    },
    openRecommendations: async () => (await open()).open.map(({ mayAnswer }) => mayAnswer.join(', ')),
    answerRecommendation: async (answer) => {
      const page = await open();
      page.answerPressed(opened(page.open[0], 'A recommendation'), answer);
      await page.answerConfirmed();
    },
    invitedProgress: async () =>
      (await open()).invited.map(({ progress }) => say(message('suppliers.progress', { progress: progress ?? '' }))),
  };
}
