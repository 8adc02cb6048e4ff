import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { channelAt } from '../../../src/domain/entry/channels.ts';
import { showsFooterQr, sloganOf } from '../../../src/domain/platform/page-config.ts';
import { channelBrand } from '../../../src/presentation/entry/sign-in/channel-brand.ts';
import type { SecondStepPresenter } from '../../../src/presentation/entry/sign-in/second-step-presenter.ts';
import { en } from '../every-word.ts';
import type { PartnerEntryPresenter } from '../../../src/presentation/entry/partner-entry/partner-entry-presenter.ts';
import type { SigningIn } from '../abilities/signing-in.ts';
import { listing } from './listing.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function signingIn(portal: OpenPortal): SigningIn {
  const second = async (): Promise<SecondStepPresenter> => {
    const { second: terms } = opened(portal.screens.signIn, 'The sign-in page');
    if (!terms) throw new Error('No second step is asked for');
    return (portal.screens.second ??= await portal.presenters.secondStep(terms));
  };
  let coming: PartnerEntryPresenter | undefined;
  return {
    secondStepTo: async () => portal.screens.signIn?.second?.mobile,
    askSecondCode: async () => (await second()).codePressed(),
    giveSecondCode: async (code, trust) => {
      const step = await second();
      step.codeTyped(code);
      step.trustChosen(trust);
      await step.submitPressed();
      if (step.over) portal.screens.signIn?.secondLeft(step.over);
      portal.signedIn();
    },
    giveAppCode: async (code) => {
      const step = await second();
      if (!step.byApp) step.byAppChosen(true);
      step.codeTyped(code);
      await step.submitPressed();
      portal.signedIn();
    },
    secondStepNotice: async () => {
      const { notice, error } = await second();
      return notice ? say(notice.message) : error ? say(error) : '';
    },
    shareComputer: async () => portal.presenters.accountInfo().sharedComputerChosen(true),
    mayTrust: async () => (await second()).mayTrust,
    followPartner: async (path) => {
      coming = portal.presenters.partnerEntry();
      await coming.opened(path.replace(/^[^?]*/, ''));
      const { guest, trouble } = coming;
      return guest ? `${guest.personName}, ${guest.companyName}` : trouble ? say(trouble) : '';
    },
    enterFromPartner: async () => {
      await coming?.enterPressed();
      portal.signedIn();
      return coming?.trouble ? say(coming.trouble) : portal.navigator.current();
    },
    signIn: async (userName, password, proof) => {
      const presenter = (portal.screens.signIn ??= portal.presenters.signIn());
      presenter.secondLeft();
      portal.screens.second = undefined;
      presenter.opened({ userName, password });
      if (proof && presenter.captcha) await presenter.startProof();
      await presenter.submitPressed();
      portal.signedIn();
    },
    askForCode: async (mobile) => {
      const presenter = (portal.screens.sms ??= await portal.presenters.smsSignIn());
      presenter.mobileTyped(mobile);
      await presenter.codePressed();
    },
    signInByCode: async (code) => {
      const presenter = (portal.screens.sms ??= await portal.presenters.smsSignIn());
      presenter.codeTyped(code);
      await presenter.submitPressed();
      portal.signedIn();
    },
    plugInKey: async (issue) => portal.token.plugIn(issue),
    signInByKey: async (owner) => {
      portal.token.owner = owner;
      const presenter = (portal.screens.key ??= await portal.presenters.keySignIn());
      await presenter.signing.listTokens();
      await presenter.signing.submitPressed();
      portal.signedIn();
    },
    askPhone: async (userName) => {
      const presenter = (portal.screens.key ??= await portal.presenters.keySignIn());
      presenter.signing.placeChosen('phone');
      presenter.signing.userNameTyped(userName);
      void presenter.signing.submitPressed().then(() => portal.signedIn());
    },
    humanAsked: async () => portal.screens.key?.signing.human?.task?.kind === 'picture',
    askPhoneAsHuman: async () => {
      const { signing } = opened(portal.screens.key, 'Signing in by a key');
      await signing.human?.prove();
      void signing.submitPressed().then(() => portal.signedIn());
    },
    phoneNumber: async () => {
      const { stage } = (portal.screens.key ?? portal.screens.reset?.identity.byKey)?.signing ?? {};
      return stage?.kind === 'asked' ? stage.number : undefined;
    },
    keyTips: async () => (portal.screens.key?.tip.findings ?? []).map(({ found }) => say(found)),
    readKeyTips: async () => portal.screens.key?.tip.read(),
    awaitKey: async () => {
      portal.token.helperRuns = true;
      const presenter = (portal.screens.key ??= await portal.presenters.keySignIn());
      presenter.opened();
      await until('it is known that nothing is plugged in', () => presenter.signing.stage.kind === 'empty');
    },
    daysLeftOfKeys: async () => {
      const signing = portal.screens.key?.signing;
      return signing?.stage.kind === 'choose'
        ? signing.stage.certificates.flatMap((each) => signing.daysLeftOf(each) ?? [])
        : [];
    },
    expiredKeys: async () => {
      const signing = (portal.screens.key ?? portal.screens.reset?.identity.byKey)?.signing;
      if (signing?.stage.kind !== 'choose') return [];
      return signing.stage.certificates
        .filter((each) => signing.isExpired(each) && signing.chosen !== each.serial)
        .map(({ validTo }) => shanghaiDate(validTo));
    },
    keyNotice: async () => {
      const { notice, stage } = portal.screens.key?.signing ?? {};
      return notice ? say(notice.message) : stage?.kind === 'absent' ? en['key.absent'] : '';
    },
    tryKey: async () => {
      portal.token.owner = 'confirms';
      const presenter = (portal.screens.keyTest = await portal.presenters.keyTest());
      await presenter.load();
      await presenter.testPressed();
    },
    keyTrial: async () => {
      const { trial } = portal.screens.keyTest ?? {};
      return trial?.kind === 'done'
        ? en[`key-test.verdict-${trial.tested.verdict}`]
        : trial?.kind === 'told'
          ? say(trial.message)
          : '';
    },
    keyAdvice: async () =>
      (portal.screens.keyTest?.checks ?? [])
        .filter(({ remedy }) => remedy !== undefined)
        .map(({ found }) => say(found)),
    helperTrouble: async () => {
      const page = opened(portal.screens.keyTest, 'The trial of keys');
      page.opened();
      await until(
        'it is known where the helper is, or why not',
        () => page.helperAddress !== '' || page.helperTrouble !== undefined,
      );
      return page.helperTrouble ? en['key-test.download-unknown']({ why: say(page.helperTrouble) }) : '';
    },
    codeNotice: async () => {
      const { notice, errors } = portal.screens.sms ?? {};
      const [error] = Object.values(errors ?? {});
      return notice ? say(notice.message) : error ? say(error) : '';
    },
    codeWait: async () => portal.screens.sms?.waiting ?? 0,
    codePageReloaded: async () => {
      portal.screens.sms?.left();
      portal.screens.sms = await portal.presenters.smsSignIn();
      portal.screens.sms.opened();
    },
    wayIn: async (address) => {
      const channel = channelAt(address);
      if (!channel) return undefined;
      const { title, name } = channelBrand(channel, '', portal.presenters.session.pageConfig, {
        plain: (key) => en[key],
        project: en['channels.project'],
      });
      return { title, brand: name };
    },
    lookAt: async (host) => {
      const { pageConfig: config, configMissing } = await portal.lookAt(host);
      return {
        name: config.name,
        slogan: sloganOf(config),
        hotline: config.hotline,
        rightBar: config.rightBar.isShort ? 'help-and-fold' : 'whole',
        hasInstitutions: config.hasInstitutions,
        hasQr: showsFooterQr(config, '/index'),
        titles: config.productTitles.map(({ titleEn }) => titleEn),
        missing: configMissing,
      };
    },
    comeBy: async (address) => {
      await portal.presenters.session.load();
      portal.navigator.replaceWith(address);
      portal.presenters.shell.signInShown(address);
    },
    signInPageOpened: async () => {
      portal.screens.signIn = portal.presenters.signIn();
      portal.screens.signIn.opened();
    },
    workFor: async (minutes, pace = 1) => {
      for (let passed = 0; passed < minutes; passed += pace) {
        portal.presenters.watch.userActive();
        portal.clock.advance(Math.min(pace, minutes - passed) * 60_000);
        // Waits for the answer to the portal's report of activity before the time advances.
        await portal.weather.quiet();
      }
      await listing(portal).openList();
    },
    beAway: async (minutes) => portal.clock.advance(minutes * 60_000),
    sessionEndsIn: async () => {
      const { endsAt } = portal.presenters.watch;
      return endsAt && Math.ceil((endsAt - portal.clock.now()) / 60_000);
    },
    sessionEndIsLast: async () => portal.presenters.watch.isLast,
    stay: async () => portal.presenters.watch.stayPressed(),
    sessionOver: async () => {
      await until('the session is over', () => portal.presenters.session.state.kind === 'signed-out');
      portal.sentToSignIn();
    },
    signInNotice: async () => {
      const { notice, errors } = portal.screens.signIn ?? {};
      const [error] = Object.values(errors ?? {});
      return notice ? say(notice.message) : error ? say(error) : '';
    },
    captchaAsked: async () => portal.screens.signIn?.captcha?.kind === 'picture',
    deregistrationTold: async () => portal.screens.signIn?.deregistered ?? false,
    menuNames: async () => portal.presenters.shell.menus.flatMap(({ links }) => links.map(({ name }) => name)),
    role: async () => portal.presenters.session.who?.role.name ?? '',
    takeRole: async (name) => {
      const { shell } = portal.presenters;
      const role = shell.roles.find((each) => each.name === name);
      if (!role) throw new Error(`${name} is not offered`);
      await shell.roleChosen(role.code);
    },
    signOut: async () => {
      const { shell } = portal.presenters;
      shell.signOutPressed();
      await shell.signOutConfirmed();
    },
    place: async () => {
      if (portal.presenters.session.state.kind === 'signed-out') portal.sentToSignIn();
      return portal.navigator.current();
    },
  };
}
