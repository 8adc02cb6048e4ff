import { makeStaticStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { ChevronDoubleRight20Regular } from '@fluentui/react-icons/svg/chevron-double-right';
import { Emoji20Regular } from '@fluentui/react-icons/svg/emoji';
import { HatGraduation20Regular } from '@fluentui/react-icons/svg/hat-graduation';
import { Headset20Regular } from '@fluentui/react-icons/svg/headset';
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone';
import { PersonFeedback20Regular } from '@fluentui/react-icons/svg/person-feedback';
import { QrCode20Regular } from '@fluentui/react-icons/svg/qr-code';
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle';
import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useLayoutEffect,
  useId,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { RightBarIcon } from '../../../domain/help/shared/right-bar.ts';
import type { RightBar } from '../../../presentation/help/shared/right-bar.ts';
import { suppressEnter } from '../../design/actions/suppress-enter.ts';
import { useLink } from '../../design/actions/use-link.ts';
import { noRoomBeside, forcedColours, onPhone, phone, reducedMotion } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useMedia } from '../../design/theme/use-media.ts';
import { useWords } from '../../../words/use-words.ts';

/** Floating elements stay above a bar at the foot of the window. On a phone that bar has several lines. */
const useFootRoom = makeStaticStyles({ 'body:has([data-foot])': { '--portalFoot': '60px' } });

const useStyles = makeStyles({
  // The bar floats, so that nothing on the page moves for it. It leaves a bar at the foot of the window uncovered.
  place: {
    position: 'fixed',
    zIndex: 30,
    right: '12px',
    bottom: 'calc(24px + var(--portalFoot, 0px))',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '8px',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    [onPhone]: { right: '8px', bottom: 'calc(16px + 1.9 * var(--portalFoot, 0px))' },
    '@media print': { display: 'none' },
  },
  bar: {
    boxSizing: 'border-box',
    width: '60px',
    maxHeight: 'calc(100dvh - 160px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: '1px',
    padding: '4px',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: '10px',
    boxShadow: portal.shadowFoot,
    transitionProperty: 'transform, opacity',
    transitionDuration: '200ms',
    [reducedMotion]: { transitionDuration: '0s' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '1px' },
  out: { display: 'none' },
  one: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minHeight: '46px',
    padding: '2px 0',
    border: 'none',
    borderRadius: '7px',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '14px',
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: portal.accentSoft, color: portal.accentSoftWords },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '&[aria-expanded=true]': {
      backgroundColor: portal.accentSoft,
      color: portal.accentSoftWords,
      fontWeight: 600,
      [forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    [onPhone]: { minHeight: '44px' },
  },
  icon: { display: 'inline-flex' },
  fold: {
    borderTop: `1px solid ${portal.hairlineSoft}`,
    borderRadius: '0 0 7px 7px',
    color: tokens.colorNeutralForeground3,
  },
  /** In the margin of the page, so that it covers nothing; on a phone also over the empty edge of a card. */
  inMargin: { right: 0, [onPhone]: { right: 0 } },
  ball: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '48px',
    padding: 0,
    border: `1px solid ${portal.hairline}`,
    borderRightStyle: 'none',
    borderRadius: '12px 0 0 12px',
    backgroundColor: portal.card,
    color: portal.accent,
    boxShadow: portal.shadowFoot,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& svg': { width: '20px', height: '20px' },
  },
});

const icons: Readonly<Record<Exclude<RightBarIcon, 'fold'>, typeof Emoji20Regular>> = {
  help: QuestionCircle20Regular,
  college: HatGraduation20Regular,
  wechat: QrCode20Regular,
  survey: Emoji20Regular,
  note: Megaphone20Regular,
  service: Headset20Regular,
  feedback: PersonFeedback20Regular,
};

interface IconProps {
  readonly icon: Exclude<RightBarIcon, 'fold'>;
}

function Inside({ icon }: IconProps) {
  const styles = useStyles();
  const { say } = useWords();
  const Icon = icons[icon];
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      {say(`corner.${icon}`)}
    </>
  );
}

function PageLink({ icon, to }: IconProps & { readonly to: string }) {
  const styles = useStyles();
  return (
    <a {...useLink(to)} className={styles.one}>
      <Inside icon={icon} />
    </a>
  );
}

/** A link to a page outside the portal, which opens in a new window. */
function WebLink({ icon, to }: IconProps & { readonly to: string }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={styles.one}>
      <Inside icon={icon} />
      <span className={hidden}>{say('common.new-tab')}</span>
    </a>
  );
}

export interface RightBarViewProps {
  readonly bar: RightBar;
  /** The panel that is open beside the bar. */
  readonly open: 'help' | 'wechat' | undefined;
  readonly panelId: string;
  /** `byKey`: whether the button was pressed by keyboard. */
  readonly onPressed: (icon: 'help' | 'wechat' | 'survey' | 'feedback', byKey: boolean) => void;
  readonly panel: ReactNode;
}

/** Scrolls to the top of the page, and focuses its main part. */
function backToTop(): void {
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** The right bar (document 1, section 2). A control without a target is not shown. */
export const RightBarView = observer(function RightBarView({
  bar,
  open,
  panelId,
  onPressed,
  panel,
}: RightBarViewProps) {
  useFootRoom();
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const listId = useId();
  const isSmall = useMedia(phone);
  const isCrowded = useMedia(noRoomBeside);
  // Runs before the first paint, so that a bar that starts as a ball is never shown unfolded.
  const [isTold, setTold] = useState(false);
  useLayoutEffect(() => {
    bar.barDrawn({ small: isSmall, crowded: isCrowded });
    setTold(true);
  }, [bar, isSmall, isCrowded]);
  useEffect(() => {
    const scrolled = (): void => bar.scrolledTo(window.scrollY);
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, [bar]);
  useEffect(() => {
    if (open === undefined) bar.holdEnded('panel');
    else bar.holdBegun('panel');
  }, [bar, open]);
  const { icons: shown, targets, isOut, isFarDown } = bar;

  const focusLeft = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
    bar.holdEnded('focus');
  };
  const focusCame = (event: FocusEvent): void => {
    bar.holdBegun('focus');
    // Only focus by keyboard unfolds the ball here, because a press has a handler of its own.
    if (isOut && event.target.matches('[data-ball]:focus-visible')) bar.ballApproached();
  };
  const keyPressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isOut || open !== undefined) return;
    event.currentTarget.querySelector<HTMLElement>('[data-ball]')?.focus();
    bar.slideOut();
  };
  const renderControl = (icon: Exclude<RightBarIcon, 'fold'>): ReactNode => {
    if (icon === 'college') return <PageLink icon={icon} to="/help-center-new/index?tab=college" />;
    if (icon === 'note') return <PageLink icon={icon} to="/my/message/index?kind=system" />;
    if (icon === 'service') return <WebLink icon={icon} to={targets.service} />;
    if (icon === 'survey' && targets.survey !== '') return <WebLink icon={icon} to={targets.survey} />;
    const opens = icon === 'help' || icon === 'wechat';
    return (
      <button
        type="button"
        className={styles.one}
        {...(opens ? { 'aria-expanded': open === icon, 'aria-controls': panelId } : { 'aria-haspopup': 'dialog' })}
        onClick={({ detail }) => onPressed(icon, detail === 0)}
        onKeyDown={suppressEnter}
      >
        <Inside icon={icon} />
      </button>
    );
  };

  if (!isTold || shown.length === 0) return null;
  const top = (
    <button
      type="button"
      className={isOut ? styles.ball : styles.one}
      onClick={backToTop}
      onKeyDown={suppressEnter}
      {...(isOut && { 'aria-label': say('corner.top-label') })}
    >
      <span className={styles.icon} aria-hidden="true">
        <ArrowUp20Regular />
      </span>
      {!isOut && (
        <>
          <span aria-hidden="true">{say('corner.top')}</span>
          <span className={hidden}>{say('corner.top-label')}</span>
        </>
      )}
    </button>
  );
  return (
    <aside aria-label={say('corner.bar')}>
      <div
        role="presentation"
        className={mergeClasses(styles.place, isOut && styles.inMargin)}
        onPointerEnter={() => bar.holdBegun('pointer')}
        onPointerLeave={() => bar.holdEnded('pointer')}
        onFocus={focusCame}
        onBlur={focusLeft}
        onKeyDown={keyPressed}
      >
        {panel}
        {isOut && isFarDown && top}
        <div data-tour="help" className={mergeClasses(!isOut && styles.bar)}>
          <ul id={listId} className={mergeClasses(styles.list, isOut && styles.out)}>
            {!isOut && isFarDown && <li>{top}</li>}
            {shown
              .filter((icon) => icon !== 'fold')
              .map((icon) => (
                <li key={icon}>{renderControl(icon)}</li>
              ))}
          </ul>
          {/* The fold button and the ball are one element, so the focus stays when one becomes the other. */}
          <button
            type="button"
            data-ball
            className={isOut ? styles.ball : mergeClasses(styles.one, styles.fold)}
            aria-controls={listId}
            {...(isOut && { 'aria-label': say('corner.unfold') })}
            onPointerEnter={() => isOut && bar.ballApproached()}
            onClick={() => bar.togglePressed()}
            onKeyDown={suppressEnter}
          >
            <span className={styles.icon} aria-hidden="true">
              {isOut ? <QuestionCircle20Regular /> : <ChevronDoubleRight20Regular />}
            </span>
            {!isOut && say('corner.fold')}
          </button>
        </div>
      </div>
    </aside>
  );
});
