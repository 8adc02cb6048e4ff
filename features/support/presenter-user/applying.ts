import {
  applicationFields,
  applicationParts,
  fieldsOfPart,
  type ApplicationField,
} from '../../../src/domain/products/shared/application.ts';
import type { ApplicationPresenter } from '../../../src/presentation/products/application/application-presenter.ts';
import type { Applying } from '../abilities/applying.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

const good: Readonly<Record<ApplicationField, string>> = {
  applicantName: '夏知微',
  applicantTitle: '财务经理',
  contactName: '江听雪',
  contactMobile: '13800000000',
  yearlyAmount: '1200000.00',
  purpose: '采购付款',
};

export function applying(portal: OpenPortal): Applying {
  let page: ApplicationPresenter | undefined;
  let asked = '';
  const shown = (): ApplicationPresenter => opened(page, 'The page on which one applies');

  const settled = async (): Promise<void> =>
    until('what was written is saved', () => !shown().isSaving && !shown().busy);
  async function open(product: string): Promise<void> {
    page?.left();
    if (page) await settled();
    asked = product;
    const next = (page = portal.presenters.application());
    next.opened(product, 'en');
    if (next.isOffered && next.product !== undefined)
      await until('the application is shown', () => next.content.value !== undefined);
  }
  async function write(field: ApplicationField, value: string): Promise<void> {
    shown().typed(field, value);
    shown().fieldLeft(field);
    await settled();
  }

  return {
    applyFor: open,
    comeBackToApplication: async () => open(asked),
    writeInApplication: write,
    fillInApplication: async () => {
      const fields = applicationParts.filter((part) => shown().isOpen(part)).flatMap((part) => fieldsOfPart[part]);
      for (const field of fields) if (shown().entry[field] === '') await write(field, good[field]);
    },
    handInApplication: async () => {
      await settled();
      await shown().submitPressed();
    },
    applicationState: () => shown().content.value?.state,
    writtenInApplication: (field) => shown().entry[field],
    openInApplication: () => shown().open,
    askedForInApplication: () => applicationFields.filter((field) => shown().problemOf(field) !== undefined),
    returnedBecause: (part) => shown().content.value?.returned.get(part) ?? '',
    declinedBecause: () => shown().content.value?.answer ?? '',
    savedFirstBy: () => shown().changedBy,
    keepOwnApplication: async () => shown().minePressed(),
    isApplicationThere: () => shown().product !== undefined,
  };
}
