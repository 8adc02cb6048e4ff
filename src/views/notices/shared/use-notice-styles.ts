import { makeStyles } from '@fluentui/react-components';

/** Paragraphs of a notice. */
export const useNoticeStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: '10px' },
  line: { margin: 0, lineHeight: '22px' },
  strong: { fontWeight: 600 },
});
