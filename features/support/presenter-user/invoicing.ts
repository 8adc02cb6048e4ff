import type { InvoicingInfoPresenter } from '../../../src/presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import type { Invoicing } from '../abilities/invoicing.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { newestNote, noteSince } from './notes-since.ts';

export function invoicing(portal: OpenPortal): Invoicing {
  let page: InvoicingInfoPresenter | undefined;
  const form = (): InvoicingInfoPresenter => opened(page, 'The invoicing information');

  return {
    openInvoicingInfo: async () => {
      page?.left();
      const next = (page = portal.presenters.invoicingInfo());
      next.opened();
      await until('the invoicing information is shown', () => next.content.value !== undefined);
    },
    fillInvoicingField: async (field, value) => {
      form().fieldTyped(field, value);
      form().fieldLeft(field);
    },
    saveInvoicingInfo: async () => {
      const { presenters } = portal;
      const before = newestNote(presenters.toasts);
      await form().savePressed();
      const { changedBy, trouble, errors } = form();
      if (changedBy !== undefined) return `changed by ${changedBy}`;
      const told = trouble ?? Object.values(errors)[0] ?? noteSince(presenters.toasts, before)?.message;
      return told === undefined ? '' : say(told);
    },
    keepOwnInvoicingInfo: async () => form().keepMinePressed(),
    invoicingField: async (field) => form().values[field],
    missingForInvoices: async () => form().missing,
    mayChangeInvoicingInfo: async () => form().content.value?.mayChange === true,
    invoicingChanges: async () => form().content.value?.changes.map(({ by }) => by) ?? [],
  };
}
