import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { CompanyCertification } from '../../../application/ports/certification/certification-desk.ts';
import { holderOf } from '../../../domain/parties/real-name-machine.ts';
import { certificationArea } from '../../../presentation/certification/certification-presenters.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { usePresenter } from '../../pages/presenters-context.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { CertificationBody } from './CertificationBody.tsx';

/** The name and the tone of a state. */
function badgeOf({
  stage,
  saving,
  isTakenUp,
  isChanging,
}: CertificationPresenter):
  | { readonly tone: Tone; readonly key: 'not-begun' | 'draft' | 'waiting' | 'reviewing' | 'returned' | 'certified' }
  | undefined {
  if (stage === 'unreadable') return undefined;
  if (stage === 'returned') return { tone: 'bad', key: 'returned' };
  if (stage === 'reviewing') return { tone: 'info', key: isTakenUp ? 'reviewing' : 'waiting' };
  if (stage === 'certified') return { tone: 'ok', key: 'certified' };
  return saving.savedAt === undefined && !isChanging
    ? { tone: 'idle', key: 'not-begun' }
    : { tone: 'info', key: 'draft' };
}

/** Names the present holder and the deadline. */
function useFacts(presenter: CertificationPresenter, told: CompanyCertification | undefined): string {
  const { say } = useWords();
  if (!told?.place) return '';
  const { stage, returned, slots } = presenter;
  const { expected, place, submittedBy, isOwn } = told;
  if (stage === 'form') return say(presenter.isChanging ? 'certification.facts-change' : 'certification.facts-form');
  if (stage === 'read-only') return say('certification.facts-read-only');
  if (stage === 'certified') return say('certification.facts-certified');
  const separator = say('formats.sentence-separator');
  if (stage === 'returned') {
    const first = isOwn
      ? say('certification.facts-returned', { open: returned.length, passed: slots.length - returned.length })
      : say('certification.facts-returned-other', { by: submittedBy, open: returned.length });
    return [
      first,
      ...(expected && isOwn ? [say('certification.expected-if', { day: expected.day, about: expected.about })] : []),
    ].join(separator);
  }
  const holder = holderOf(place);
  const second = presenter.isTakenUp ? 'certification.holder-second' : 'certification.waits-second';
  const who =
    holder === 'process'
      ? say('certification.holder-process')
      : say(
          holder === 'second'
            ? second
            : presenter.isTakenUp
              ? 'certification.holder-first'
              : 'certification.waits-first',
        );
  return [
    who,
    ...(expected
      ? [
          expected.day < presenter.today
            ? say('certification.expected-late', { day: expected.day })
            : say('certification.expected', { day: expected.day, about: expected.about }),
        ]
      : []),
  ].join(separator);
}

/** The title of the form if another page contains it, and the page above it. */
export interface CertificationCalled {
  readonly title: PlainKey;
  readonly above: { readonly title: PlainKey; readonly path: string };
}

/**
 * The real-name authentication with its head, as a page or as a step. A step calls `onRead` once its content is loaded.
 */
export const CertificationPiece = observer(function CertificationPiece({
  isStep = false,
  called,
  onRead,
}: {
  readonly isStep?: boolean;
  readonly called?: CertificationCalled;
  readonly onRead?: () => void;
}) {
  const { say } = useWords();
  const presenter = usePresenter(certificationArea, (offered) => offered.certification());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { current, value } = presenter.content;
  useEffect(() => {
    if (value) onRead?.();
  }, [value, onRead]);
  const facts = useFacts(presenter, value);
  const badge = value && badgeOf(presenter);
  const title = say(called?.title ?? 'certification.title');
  const above = called
    ? { label: say(called.above.title), to: called.above.path }
    : { label: say('certification.crumb') };
  return (
    <>
      <PageHeader
        title={title}
        {...(isStep && !called ? {} : { crumbs: [above, { label: title }] })}
        state={badge && <StateBadge tone={badge.tone}>{say(`certification.state-${badge.key}`)}</StateBadge>}
        facts={facts}
      />
      {current.kind === 'loading' && <FormSkeleton />}
      {current.kind === 'failed' && (
        <Card>
          <FailedPanel
            message={say(current.failure.what)}
            code={current.failure.code || undefined}
            traceId={current.failure.traceId || undefined}
            onRetry={current.failure.canRetry ? async () => presenter.content.load() : undefined}
          />
        </Card>
      )}
      {current.kind === 'ready' && <CertificationBody presenter={presenter} told={current.value} />}
    </>
  );
});

/** The company's real-name authentication (document 2, section 2; F-130). */
export function RealNameScreen() {
  return <CertificationPiece />;
}
