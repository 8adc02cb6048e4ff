import type { ContextSwitcher } from '../../../src/presentation/shell/context-switch/context-switcher.ts';
import { productAt } from '../../../src/presentation/pages/product-entries.ts';
import type { ContextSwitch } from '../abilities/context-switch.ts';
import { until } from '../until.ts';
import { say, type OpenPortal } from './open-portal.ts';

export function contextSwitch(portal: OpenPortal): ContextSwitch {
  const open = async (): Promise<ContextSwitcher> => {
    const switcher = await portal.presenters.switcher();
    await until('it is known where else one may go', () => switcher.opened !== undefined);
    return switcher;
  };
  const withAccounts = async (): Promise<ContextSwitcher> => {
    const switcher = await open();
    await until('it is known for whom one may work', () => switcher.accounts.length > 0);
    return switcher;
  };
  const here = (): string => portal.navigator.current().split('?')[0] ?? '';

  return {
    listedProducts: async () =>
      (await open()).products.map(({ title, nickname }) => (nickname.en === '' ? title : `${title} (${nickname.en})`)),
    goToProduct: async (title) => {
      const entry = (await open()).products.find((each) => each.title === title);
      if (!entry) throw new Error(`The header does not list ${title}`);
      portal.navigator.goTo(entry.path);
    },
    presentProduct: () => productAt(here()),
    servedCompanies: async () => (await withAccounts()).companies.map(({ company }) => company),
    workForCompany: async (name) => {
      const switcher = await withAccounts();
      const account = switcher.companies.find(({ company }) => company === name);
      if (!account) throw new Error(`Nobody may work for ${name}`);
      portal.signedIn();
      await switcher.accountChosen(account.userId);
      portal.signedIn();
    },
    workForCompanyElsewhere: async (name) => {
      portal.signedIn();
      const other = await (await portal.otherWindow()).switcher();
      await until('it is known there for whom one may work', () => other.accounts.length > 0);
      const account = other.companies.find(({ company }) => company === name);
      if (!account) throw new Error(`Nobody may work for ${name}`);
      await other.accountChosen(account.userId);
    },
    askAnything: async () => {
      const { session, waiting } = portal.presenters;
      const before = session.who?.userId;
      await (await waiting()).refresh();
      await until(
        'it is known for whom one works by now',
        () => session.who !== undefined && session.who.userId !== before,
      );
      portal.signedIn();
    },
    followedFor: () => {
      const told = portal.presenters.toasts.notes
        .map(({ message }) => say(message))
        .find((words) => words.includes('in another window'));
      return told?.match(/^You switched to (.*) \(/u)?.[1];
    },
    companyWorkedFor: () => portal.presenters.session.who?.companyName ?? '',
    userKinds: async () => (await withAccounts()).kinds,
    becomeInstitutionUser: async () => {
      portal.signedIn();
      await (await withAccounts()).kindChosen('institution');
      portal.signedIn();
    },
    becomeEnterpriseUser: async () => {
      portal.signedIn();
      await (await withAccounts()).kindChosen('enterprise');
      portal.signedIn();
    },
    institution: async () => {
      const switcher = await portal.presenters.switcher();
      await until('it is known for whom one acts', () => switcher.institution !== '');
      return switcher.institution;
    },
    meanOldVersion: async () => {
      const switcher = await open();
      if (switcher.oldVersion === '') return false;
      switcher.returnPressed();
      return true;
    },
    oldVersionAsked: async () => (await open()).returning,
    confirmOldVersion: async () => (await open()).returnConfirmed(here()),
    isShownWorkbench: async () => {
      const { workbench } = await open();
      await until('it is known whether there is a workbench', () => workbench.isKnown);
      return workbench.isShown;
    },
    goToWorkbench: async () => {
      const departure = await (await open()).workbench.workbenchPressed();
      return departure && { address: departure.address, key: departure.fields['key'] ?? '' };
    },
    writeDraft: (text) => portal.drafts.write('crossing-feature', text),
    draft: () => portal.drafts.read('crossing-feature'),
  };
}
