import { makeStyles } from '@fluentui/react-components';

/** The style of a notice's paragraphs. */
export const useNoticeStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: '10px' },
  line: { margin: 0, lineHeight: '22px' },
  strong: { fontWeight: 600 },
});
