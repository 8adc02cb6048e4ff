import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { TourPage } from '../../../presentation/help/shared/tour.ts';
import type { HelpCorner } from '../../../presentation/help/shared/help-corner.ts';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { lazyScreen } from '../../lazy/lazy-screen.ts';
import { plainPath } from '../../pages/page.ts';
import type { FaqBoxProps } from './FaqBox.tsx';
import { isScreenFree, tourTarget } from './tour-targets.ts';
import { RightBarView } from './RightBarView.tsx';

const FeedbackDialog = lazyScreen<{ readonly form: HelpCorner['feedback'] }>(
  async () => (await import('./FeedbackDialog.tsx')).FeedbackDialog,
);
const SurveyDialog = lazyScreen<{ readonly form: HelpCorner['survey'] }>(
  async () => (await import('./SurveyDialog.tsx')).SurveyDialog,
);
const FaqBox = lazyScreen<FaqBoxProps>(async () => (await import('./FaqBox.tsx')).FaqBox);
const TourView = lazyScreen<{ readonly tour: HelpCorner['tour'] }>(
  async () => (await import('./TourView.tsx')).TourView,
);
const WechatPanel = lazyScreen<{ readonly address: string }>(
  async () => (await import('./WechatPanel.tsx')).WechatPanel,
);

const useStyles = makeStyles({
  panel: {
    position: 'absolute',
    right: '72px',
    bottom: 0,
    boxSizing: 'border-box',
    maxHeight: 'calc(100dvh - 120px)',
    overflowY: 'auto',
    backgroundColor: portal.card,
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: portal.shadowFoot,
    [onPhone]: { right: '68px' },
  },
});

const page: TourPage = { isThere: (step) => tourTarget(step) !== null, isFree: isScreenFree };

type Panel = 'help' | 'wechat';

/** The bar at the right edge of every page, and the panels and dialogs that it opens. */
export const HelpCornerView = observer(function HelpCornerView({ corner }: { readonly corner: HelpCorner }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<Panel>();
  const [isByKey, setByKey] = useState(false);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { bar, feedback, survey, help, tour } = corner;
  useEffect(() => {
    bar.pageOpened(pathname);
    void help.pageOpened(pathname);
    void tour.pageOpened(plainPath(pathname), page);
    setOpen(undefined);
    return () => tour.left();
  }, [bar, help, tour, pathname]);
  const closed = useCallback((): void => {
    setOpen(undefined);
    document.querySelector<HTMLElement>(`[aria-controls="${panelId}"][aria-expanded=true]`)?.focus();
  }, [panelId]);
  useEffect(() => {
    if (open === undefined) return undefined;
    const pressedOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && panel.current?.closest('aside')?.contains(event.target) === false)
        setOpen(undefined);
    };
    // Escape works wherever the focus is, unless an element there handles the key.
    const escaped = (event: globalThis.KeyboardEvent): void => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        document.querySelector('[aria-modal="true"], dialog[open]') === null
      )
        closed();
    };
    document.addEventListener('pointerdown', pressedOutside);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', pressedOutside);
      document.removeEventListener('keydown', escaped);
    };
  }, [open, closed]);
  const startTour = (): void => {
    closed();
    bar.makeRoom();
    tour.begin(plainPath(pathname), page);
  };
  const keyPressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closed();
  };
  const pressed = (icon: 'help' | 'wechat' | 'survey' | 'feedback', byKey: boolean): void => {
    setByKey(byKey);
    if (icon === 'feedback') feedback.opened();
    else if (icon === 'survey') void survey.opened();
    else setOpen(open === icon ? undefined : icon);
  };
  return (
    <>
      <RightBarView
        bar={bar}
        open={open}
        panelId={panelId}
        onPressed={pressed}
        panel={
          <div
            id={panelId}
            ref={panel}
            role="presentation"
            hidden={open === undefined}
            className={open && styles.panel}
            onKeyDown={keyPressed}
          >
            <Suspense fallback={null}>
              {open === 'help' && (
                <FaqBox
                  help={help}
                  path={pathname}
                  hasCentre={bar.hasHelpCentre}
                  version={corner.version}
                  takesFocus={isByKey}
                  onClosed={closed}
                  onTour={tour.isOffered(plainPath(pathname)) ? startTour : undefined}
                />
              )}
              {open === 'wechat' && <WechatPanel address={bar.targets.wechat} />}
            </Suspense>
          </div>
        }
      />
      <Suspense fallback={null}>
        {feedback.hasBeenOpened && <FeedbackDialog form={feedback} />}
        {survey.hasBeenOpened && <SurveyDialog form={survey} />}
        {tour.step !== undefined && <TourView tour={tour} />}
      </Suspense>
    </>
  );
});
