import type { CertificateRow } from '../../../src/presentation/certificates/certificate-management/certificate-row.ts';
import type { CertificatesPresenter } from '../../../src/presentation/certificates/certificate-management/certificates-presenter.ts';
import { reasonWords } from '../../../src/presentation/certificates/certificate-management/refusal-words.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { KeepingCertificates } from '../abilities/keeping-certificates.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

function line({ kind, state, isSoon, days, endedAs }: CertificateRow): string {
  const last = state === 'revoked' ? (endedAs ? say(message('certificates.ended', { as: endedAs })) : '') : say(message('certificates.days', { days }));
  return [say(message('certificates.kind', { kind })), isSoon ? say(message('certificates.state-soon')) : say(message('certificates.state', { state })), last].join(', ');
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

  async function submitted(password: string): Promise<void> {
    const { form } = shown();
    notesBefore = portal.presenters.toasts.notes.length;
    form.typed(password);
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
    whyNoCloudCertificate: async () => {
      const because = shown().opening?.because;
      return because ? say(message(reasonWords[because])) : '';
    },
    beginWithCertificate: async (deed, password) => {
      refused = '';
      const because = deed === 'open' ? undefined : first().deeds.find((each) => each.deed === deed)?.because;
      if (because) {
        refused = say(message(reasonWords[because]));
        return;
      }
      shown().form.begun({ deed, serial: deed === 'open' ? '' : first().serial });
      await submitted(password);
    },
    reportCertificate: async (reason, password) => {
      refused = '';
      shown().form.begun({ deed: 'report-loss', serial: first().serial });
      if (reason) shown().form.reasonChosen(reason);
      await submitted(password);
    },
    certificateNumberShown: async () => shown().form.number,
    toldOfCertificates: async () => {
      const { form, content } = shown();
      const note = portal.presenters.toasts.notes.slice(notesBefore)[0];
      const said = note?.message ?? form.reasonError ?? form.passwordError ?? form.notice;
      // What was done is seen on the page as well.
      await content.look();
      return refused || (said ? say(said) : '');
    },
    certificateHistory: async () => first().events.map(({ what, detail }) => say(message('certificates.event', { what: what ?? 'something', detail }))),
  };
}
