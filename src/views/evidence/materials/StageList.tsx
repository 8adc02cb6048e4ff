import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { Circle16Regular } from '@fluentui/react-icons/svg/circle';
import { CircleHalfFill16Regular } from '@fluentui/react-icons/svg/circle-half-fill';
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { isAtRisk } from '../../../presentation/evidence/materials/views/page-views.ts';
import type { StageView } from '../../../presentation/evidence/materials/materials-view-model.ts';
import { usePaths } from '../shared/book-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { Card } from '../../design/panels/Card.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { LinksContext } from '../../design/actions/links-context.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { SavedNote } from './SavedNote.tsx';
import { TotalsTip } from './TotalsTip.tsx';
import { besideStages, stagesAbove, stagesBeside } from './use-materials-styles.ts';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  parts: {
    [stagesAbove]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) minmax(240px, 1fr) auto',
      alignItems: 'center',
    },
  },
  // Above the categories the totals are on one line with the stages, so that the list and the file have more room.
  sums: { [stagesAbove]: { display: 'contents' } },
  list: {
    position: 'relative',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    overflowX: 'auto',
    [besideStages]: { display: 'block', padding: '8px 0' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '10px 14px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderBottom: '3px solid transparent',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [besideStages]: {
      padding: '12px 16px',
      borderBottom: 'none',
      borderLeft: '3px solid transparent',
      whiteSpace: 'normal',
    },
    // Forced colours also draw transparent lines, so only the current stage has one.
    [forcedColours]: { ':not([aria-current])': { borderLeftStyle: 'none', borderBottomStyle: 'none' } },
  },
  on: {
    fontWeight: 600,
    backgroundColor: portal.accentSoft,
    borderBottom: `3px solid ${portal.accent}`,
    ':hover': { backgroundColor: portal.accentSoft },
    [besideStages]: { borderBottom: 'none', borderLeft: `3px solid ${portal.accent}` },
  },
  icon: { display: 'inline-flex', color: tokens.colorNeutralForeground3 },
  complete: { color: portal.okWords },
  partial: { color: portal.accent },
  attention: { color: portal.badWords },
  // The height is the same without text, so that nothing below it moves.
  saved: {
    minHeight: '18px',
    padding: '0 16px 4px',
    marginTop: '-11px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    [stagesAbove]: { minHeight: 0, margin: 0, padding: '0 16px 0 0' },
  },
  atRisk: { color: portal.warnWords, fontWeight: 600 },
  count: {
    marginLeft: 'auto',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
});

function iconOf({ state, attention }: StageView) {
  if (attention) return ErrorCircle16Filled;
  if (state === 'complete') return CheckmarkCircle16Filled;
  return state === 'partial' || state === 'to-check' ? CircleHalfFill16Regular : Circle16Regular;
}

interface StageListProps {
  readonly stage: UploadStage | undefined;
  readonly packageId: string;
}

/** The stages of the package with their progress, the totals of the invoices, and whether everything is saved. */
export const StageList = observer(function StageList({ stage, packageId }: StageListProps) {
  const { page, actions } = useMaterials();
  const styles = useStyles();
  const hidden = useHiddenText();
  const paths = usePaths();
  const { say } = useWords();
  const links = useContext(LinksContext);
  const stagesStay = useMedia(stagesBeside);
  const { stages, saved } = page;
  const atRisk = isAtRisk(saved.kind);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // On a phone the stages are a strip that may be wider than the window.
    const on = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (on && list.current) list.current.scrollLeft = on.offsetLeft - (list.current.clientWidth - on.offsetWidth) / 2;
  }, [stage]);

  const pressed = (event: MouseEvent, chosen: UploadStage): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    actions.stageChosen(chosen);
  };
  // The count names its unit, because the number of checked documents is beside it.
  const countOf = (view: StageView): string => {
    if (view.state === 'optional') return say('materials.optional');
    return say(view.stage === stage ? 'materials.stage-count-here' : 'materials.stage-count', view);
  };

  return (
    <Card>
      <div className={styles.parts}>
        <nav aria-label={say('materials.stages')}>
          <ol ref={list} className={styles.list}>
            {stages.map((view) => {
              const Icon = iconOf(view);
              const address = paths.upload(packageId, view.stage);
              return (
                <li key={view.stage}>
                  <a
                    href={links?.addressOf(address) ?? address}
                    aria-current={view.stage === stage ? 'step' : undefined}
                    className={mergeClasses(styles.link, view.stage === stage && styles.on)}
                    onClick={(event) => pressed(event, view.stage)}
                  >
                    <span
                      className={mergeClasses(
                        styles.icon,
                        view.state === 'complete' && styles.complete,
                        (view.state === 'partial' || view.state === 'to-check') && styles.partial,
                        view.attention && styles.attention,
                      )}
                      aria-hidden="true"
                    >
                      <Icon />
                    </span>
                    {say(`materials.stage-${view.stage}`)}
                    <span className={styles.count}>{countOf(view)}</span>
                    {(view.attention || view.state !== 'optional') && (
                      <span className={hidden}>
                        {say(view.attention ? 'materials.stage-attention' : `materials.stage-${view.state}`)}
                      </span>
                    )}
                  </a>
                </li>
              );
            })}
          </ol>
        </nav>
        <div className={styles.sums}>
          <TotalsTip />
          {page.frame.editable && (
            <div className={mergeClasses(styles.saved, atRisk && styles.atRisk)}>
              {(stagesStay || !atRisk) && <SavedNote />}
            </div>
          )}
        </div>
      </div>
    </Card>
  );
});
