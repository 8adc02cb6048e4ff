import { agreementNames } from '../../../src/domain/agreements/agreement.ts';
import type {
  RegisterPresenter,
  TypedField,
} from '../../../src/presentation/registration/register/register-presenter.ts';
import type { CompanyToRegister, Registering } from '../abilities/registering.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const company = ['companyName', 'uscc', 'legalRepresentative'] as const;
const person = ['personName', 'idNumber', 'userName', 'password'] as const;

export function registering(portal: OpenPortal): Registering {
  const page = (): RegisterPresenter => opened(portal.screens.register, 'The page on which companies register');
  async function open(): Promise<void> {
    const { session } = portal.presenters;
    if (session.state.kind === 'starting') await session.start();
    const presenter = portal.presenters.register();
    portal.screens.register = presenter;
    presenter.opened();
    await until('it is known for what one registers', () => presenter.registeringFor.project?.kind !== 'loading');
  }
  const type = (fields: readonly TypedField[], said: CompanyToRegister): void => {
    for (const field of fields) page().typed(field, said[field as keyof CompanyToRegister]);
  };
  async function companyAndPerson(said: CompanyToRegister): Promise<void> {
    type(company, said);
    await page().nextPressed();
    if (page().step !== 'person') return;
    type(person, said);
    page().typed('again', said.password);
    await page().nextPressed();
  }

  let last: { readonly said: CompanyToRegister; readonly code: string } | undefined;
  let said: CompanyToRegister | undefined;

  return {
    comeToRegister: async (place) => {
      portal.navigator.goTo(place);
      await open();
    },
    sayCompanyAndPerson: companyAndPerson,
    sayForRegistration: async (wanted) => {
      said = wanted;
      await companyAndPerson(wanted);
      if (page().step !== 'confirm') return;
      for (const name of agreementNames) page().agreementRead(name);
      page().agreedToggled(true);
      page().declaredToggled(true);
      page().typed('mobile', wanted.mobile);
    },
    askForRegistrationCode: async (picture) => {
      const { human } = page().code;
      await until('somebody is asked to prove to be human', () => human.task !== undefined);
      if (human.task?.kind === 'picture' && human.task.canProve) await human.prove();
      else human.typed(picture());
      await page().codePressed();
    },
    register: async (code) => {
      if (said) last = { said, code };
      page().typed('code', code);
      await page().nextPressed();
    },
    registerAgain: async () => {
      const { said: wanted, code } = opened(last, 'What was sent before');
      portal.navigator.goTo('/register/register');
      const before = page();
      portal.screens.register = before;
      type(company, wanted);
      type(person, wanted);
      before.typed('again', wanted.password);
      before.typed('mobile', wanted.mobile);
      before.typed('code', code);
      await before.nextPressed();
    },
    registrationSays: async () => {
      const { knownCompany, errors, notice, code } = page();
      const [error] = Object.values(errors);
      if (knownCompany) return knownCompany;
      return error
        ? say(error)
        : notice
          ? say(notice)
          : code.notice?.tone === 'info'
            ? ''
            : code.notice
              ? say(code.notice.message)
              : '';
    },
    registrationReloaded: async () => {
      page().left();
      await portal.reopen();
      await open();
      const { again: _, code: __, ...values } = page().values;
      return values;
    },
    registersFor: async () => {
      const { registeringFor, productTitle } = page();
      if (registeringFor.product) {
        await productTitle.load(registeringFor.product, 'en');
        return productTitle.text;
      }
      const { project } = registeringFor;
      if (!project) return '';
      return project.kind === 'ready' && project.value
        ? `${project.value.name}, ${project.value.beneficiary}`
        : 'no such project';
    },
    registeredAs: async () => {
      if (portal.navigator.current() !== '/register/register-success') return undefined;
      const success = portal.presenters.registerSuccess();
      return (
        success.receipt && {
          userName: success.receipt.userName,
          companyName: success.receipt.companyName,
          repeated: success.receipt.repeated,
          leadsTo: success.continuePath(portal.presenters.shell.signInPage),
        }
      );
    },
  };
}
