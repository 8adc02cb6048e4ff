import type { HardKey } from '../../../src/application/ports/certificates/hard-key-desk.ts';
import type { CertificateRow } from '../../../src/presentation/certificates/certificate-management/certificate-row.ts';
import type { CertificatesPresenter } from '../../../src/presentation/certificates/certificate-management/certificates-presenter.ts';
import { hardKeyReasonWords } from '../../../src/presentation/certificates/certificate-management/hard-key-words.ts';
import { reasonWords } from '../../../src/presentation/certificates/certificate-management/refusal-words.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { KeepingCertificates } from '../abilities/keeping-certificates.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { newestNote, noteSince } from './notes-since.ts';

function line({ kind, state, isSoon, days, endedAs }: CertificateRow): string {
  const last =
    state === 'revoked'
      ? endedAs
        ? say(message('certificates.ended', { as: endedAs }))
        : ''
      : say(message('certificates.days', { days }));
  return [
    say(message('certificates.kind', { kind })),
    isSoon ? say(message('certificates.state-soon')) : say(message('certificates.state', { state })),
    last,
  ].join(', ');
}

export function keepingCertificates(portal: OpenPortal): KeepingCertificates {
  let page: CertificatesPresenter | undefined;
  let notesBefore = 0;
  let refused = '';
  const shown = (): CertificatesPresenter => opened(page, 'The certificates');
  const first = (): CertificateRow => {
    const [row] = shown().own;
    if (!row) throw new Error('There is no certificate');
    return row;
  };

  const newest = (): HardKey => {
    const [key] = shown().hard.content.value?.keys ?? [];
    if (!key) throw new Error('No token was applied for');
    return key;
  };

  async function submitted(password: string): Promise<void> {
    const { form } = shown();
    notesBefore = newestNote(portal.presenters.toasts);
    form.passwordTyped(password);
    await form.submitPressed();
  }

  return {
    lookAtCertificates: async () => {
      page?.left();
      const next = (page = portal.presenters.certificates());
      next.opened();
      await until('the certificates are shown', () => next.content.value !== undefined);
    },
    ownCertificates: async () => shown().own.map(line),
    colleaguesCertificates: async () => shown().colleagues.map(({ holder, serial }) => ({ holder, serial })),
    cloudAppliedBy: async () => shown().content.value?.standing?.applied?.by ?? '',
    whyNoCloudCertificate: async () => {
      const because = shown().opening?.because;
      return because ? say(message(reasonWords[because])) : '';
    },
    beginWithCertificate: async (action, password) => {
      refused = '';
      const because = action === 'open' ? undefined : first().actions.find((each) => each.action === action)?.refusal;
      if (because) {
        refused = say(message(hardKeyReasonWords[because]));
        return;
      }
      shown().form.open({ action, serial: action === 'open' ? '' : first().serial });
      await submitted(password);
    },
    reportCertificate: async (reason, password) => {
      refused = '';
      shown().form.open({ action: 'report-loss', serial: first().serial });
      if (reason) shown().form.reasonChosen(reason);
      await submitted(password);
    },
    applyForToken: async (purpose, address, password) => {
      const { hard } = shown();
      await until('the tokens are shown', () => hard.content.value !== undefined);
      notesBefore = newestNote(portal.presenters.toasts);
      if (purpose === 'first') hard.applyPressed('first', '');
      else shown().actionPressed(first(), purpose);
      hard.typed('recipient', '收件人');
      hard.typed('mobile', '13800000001');
      hard.typed('address', address);
      hard.passwordTyped(password);
      await hard.submitPressed();
    },
    correctToken: async (address, password) => {
      const { hard } = shown();
      notesBefore = newestNote(portal.presenters.toasts);
      hard.correctPressed(newest().number);
      hard.typed('address', address);
      hard.passwordTyped(password);
      await hard.submitPressed();
    },
    activateToken: async () => {
      const { hard } = shown();
      await until('the tokens are shown', () => hard.content.value !== undefined);
      notesBefore = newestNote(portal.presenters.toasts);
      await hard.activatePressed(newest());
      await shown().content.refresh();
    },
    tokenStands: async () => {
      await until('the tokens are shown', () => shown().hard.content.value !== undefined);
      const { state, reason } = newest();
      return { state: say(message('hard-keys.key-state', { state: state ?? 'unrecognised' })), reason };
    },
    whyNoToken: async () => {
      await until('the tokens are shown', () => shown().hard.content.value !== undefined);
      const { standing } = shown().content.value ?? {};
      const because = standing && shown().hard.refusalOfApplication(standing, shown().own);
      return because ? say(message(hardKeyReasonWords[because])) : '';
    },
    toldOfTokens: async () => {
      const { hard } = shown();
      const said =
        noteSince(portal.presenters.toasts, notesBefore)?.message ??
        hard.activationResult?.words ??
        hard.notice ??
        [...hard.errors.values()][0];
      return said ? say(said) : '';
    },
    certificateNumberShown: async () => shown().form.number,
    toldOfCertificates: async () => {
      const { form, content } = shown();
      const note = noteSince(portal.presenters.toasts, notesBefore);
      const said = note?.message ?? form.reasonError ?? form.passwordError ?? form.notice;
      // The page also shows the result.
      await content.refresh();
      return refused || (said ? say(said) : '');
    },
    certificateHistory: async () =>
      first().events.map(({ what, detail }) =>
        say(message('certificates.event', { what: what ?? 'something', detail })),
      ),
  };
}
