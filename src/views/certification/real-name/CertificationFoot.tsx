import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { FooterBar } from '../../design/panels/FooterBar.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { timeOfDay } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { scrollToField } from './scroll-to-field.ts';
import { idOf, placeOf, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  link: {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: portal.accent,
    cursor: 'pointer',
    textAlign: 'start',
    minHeight: '24px',
    ':hover': { textDecorationLine: 'underline' },
  },
  doubts: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'baseline' },
  warn: { fontWeight: 600, color: portal.warnWords },
});

function Way({ place, children }: { readonly place: string; readonly children: string }) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.link} onClick={() => scrollToField(place)}>
      {children}
    </button>
  );
}

/** The maximum number of missing parts that are named; of the others, only the number is shown. */
const maxNamedParts = 3;

/** Missing parts, the state of saving, and the button that submits. */
export const CertificationFoot = observer(function CertificationFoot({
  presenter,
}: {
  readonly presenter: CertificationPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { missingWords, doubtName } = useFormWords(presenter.form);
  const { missing, doubts, saving, files, readings, offers, stage, busy, isChanging } = presenter;
  // Missing parts come first. All differences are named, so that none is overlooked.
  const named = missing.slice(0, maxNamedParts).map((each) => ({ id: idOf(each), words: missingWords(each) }));
  const doubtful = doubts.map((doubt) => ({
    id: `${doubt.kind} ${placeOf(doubt)} ${doubt.field}`,
    place: placeOf(doubt),
    words: doubtName(doubt),
  }));
  const differing = doubts.filter(({ kind }) => kind !== 'ended').length;
  const standing =
    missing.length > 0
      ? say('certification.missing-count', { count: missing.length })
      : say(
          files.isUploading
            ? 'certification.uploading'
            : readings.isReading
              ? 'certification.reading-first'
              : presenter.isUnchanged
                ? 'certification.unchanged'
                : doubts.length > 0
                  ? 'certification.complete-doubtful'
                  : 'certification.complete',
        );
  const saved =
    saving.state === 'saving'
      ? say('certification.saving')
      : saving.state === 'failed'
        ? say('certification.not-saved')
        : saving.isUnsaved
          ? say('certification.unsaved')
          : saving.savedAt === undefined
            ? undefined
            : say('certification.saved-at', {
                time:
                  shanghaiDate(saving.savedAt) === presenter.today
                    ? timeOfDay(saving.savedAt).slice(0, 5)
                    : say('certification.stage-by', { by: '', at: saving.savedAt }),
              });
  const why = files.isUploading
    ? say('certification.uploading')
    : missing.length > 0
      ? say('certification.missing-count', { count: missing.length })
      : readings.isReading
        ? say('certification.reading-first')
        : presenter.isUnchanged
          ? say('certification.unchanged')
          : undefined;
  return (
    <FooterBar
      count={standing}
      total={
        named.length === 0 && doubtful.length === 0 ? undefined : (
          <>
            {named.map(({ id, words }, index) => (
              <span key={id}>
                {index > 0 && say('formats.list-separator')}
                <Way place={id}>{words}</Way>
              </span>
            ))}
            {missing.length > maxNamedParts &&
              ` ${say('certification.more', { count: missing.length - maxNamedParts })}`}
            {doubtful.length > 0 && (
              <div className={styles.doubts}>
                <b className={styles.warn}>
                  {say('certification.doubts', { differing, ended: doubts.length - differing })}
                </b>
                {doubtful.map(({ id, place, words }) => (
                  <Way key={id} place={place}>
                    {words}
                  </Way>
                ))}
              </div>
            )}
          </>
        )
      }
      note={[saved, say('certification.revoke-until')]
        .filter((words) => words !== undefined)
        .join(say('formats.clause-separator'))}
      actions={
        <>
          {isChanging && (
            <PressButton onPress={() => presenter.changeDropped()}>{say('certification.change-drop')}</PressButton>
          )}
          {offers.drafts && (
            <PressButton busy={saving.state === 'saving'} onPress={async () => presenter.savePressed()}>
              {say('certification.save')}
            </PressButton>
          )}
          <PressButton
            kind="primary"
            busy={busy === 'hand-in'}
            unavailable={why}
            onPress={async () => presenter.handInPressed()}
          >
            {say(stage === 'returned' ? 'certification.resubmit' : 'certification.submit')}
          </PressButton>
        </>
      }
    />
  );
});
