import { makeStyles, tokens } from '@fluentui/react-components';
import { use } from 'react';
import { helpBlocks, type HelpBlock } from '../../../domain/help/shared/help-topic.ts';
import { LinksContext } from '../../design/actions/links-context.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  answer: {
    overflowWrap: 'anywhere',
    '& p': { margin: '0 0 10px' },
    '& ol, & ul': { margin: '0 0 10px', paddingLeft: '24px' },
    '& li': { marginBottom: '4px' },
  },
  picture: {
    margin: '4px 0 12px',
    '& img': {
      display: 'block',
      maxWidth: '100%',
      height: 'auto',
      border: `1px solid ${portal.hairline}`,
      borderRadius: tokens.borderRadiusMedium,
    },
    '& figcaption': { marginTop: '4px', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  },
  heed: { marginBottom: '10px' },
});

function Block({ block }: { readonly block: HelpBlock }) {
  const styles = useStyles();
  const { say } = useWords();
  const links = use(LinksContext);
  // Lines never change their order, so their index is their key.
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heed':
      return (
        <div className={styles.heed}>
          <Notice tone="warn" title={say('help.heed')}>
            {block.text}
          </Notice>
        </div>
      );
    case 'steps':
      return (
        <ol>
          {block.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul>
          {block.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      );
    case 'picture':
      return (
        <figure className={styles.picture}>
          <img src={links?.addressOf(block.address) ?? block.address} alt={block.shows} loading="lazy" />
          <figcaption aria-hidden="true">{block.shows}</figcaption>
        </figure>
      );
  }
}

/** The answer to a question. */
export function HelpAnswer({ content }: { readonly content: string }) {
  const styles = useStyles();
  // Blocks never change their order, so their index is their key.
  return (
    <div className={styles.answer}>
      {helpBlocks(content).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
