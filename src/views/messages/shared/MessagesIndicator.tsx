import { makeStyles } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { MessageBox } from '../../../presentation/messages/shared/message-box.ts';
import { DisclosurePanel, type DisclosureButtonParts } from '../../design/panels/DisclosurePanel.tsx';
import { forcedColours } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { MessagesPanel } from './MessagesPanel.tsx';

const useStyles = makeStyles({
  count: {
    position: 'absolute',
    top: '3px',
    right: '2px',
    boxSizing: 'border-box',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    borderRadius: '8px',
    backgroundColor: portal.avatar,
    color: portal.avatarWords,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    [forcedColours]: { border: '1px solid CanvasText' },
  },
});

const most = 99;

export interface MessagesIndicatorProps {
  readonly box: MessageBox;
  /** The component by which the bar renders a button. */
  readonly Button: ComponentType<
    DisclosureButtonParts & { readonly isIcon: boolean; readonly label: string; readonly children: ReactNode }
  >;
}

/**
 * The bell with the number of messages since the user last opened it, and the panel that shows them (checklist F-069).
 */
export const MessagesIndicator = observer(function MessagesIndicator({ box, Button }: MessagesIndicatorProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  useEffect(() => box.follow(), [box]);
  const { unseenCount, unread = 0 } = box;
  return (
    <>
      <DisclosurePanel
        floats
        align="end"
        label={say('messages.title')}
        renderButton={(parts) => (
          <Button
            {...parts}
            isIcon
            label={unread > 0 ? say('messages.bell-unread', { count: unread }) : say('messages.title')}
          >
            <Alert20Regular />
            {unseenCount > 0 && (
              <span className={styles.count} aria-hidden="true">
                {unseenCount > most ? `${most}+` : unseenCount}
              </span>
            )}
          </Button>
        )}
      >
        {(close) => <MessagesPanel box={box} onFollowed={close} />}
      </DisclosurePanel>
      <span role="status" className={hidden}>
        {unseenCount > 0 && say('messages.new', { count: unseenCount })}
      </span>
    </>
  );
});
