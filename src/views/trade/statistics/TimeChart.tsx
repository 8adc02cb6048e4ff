import { makeStyles, tokens } from '@fluentui/react-components';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import type { ChartPicture } from './chart-picture.ts';

/** Size of the drawing, in units of its own. */
const width = 490;
const height = 150;
const foot = 20;
const head = 10;

const useStyles = makeStyles({
  legend: {
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: '0 0 8px',
    padding: 0,
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
  },
  entry: { display: 'flex', alignItems: 'center', gap: '6px' },
  drawing: { display: 'block', width: '100%', minWidth: '280px', maxWidth: '520px', height: 'auto' },
  text: { fontSize: '12px', fill: tokens.colorNeutralForeground3 },
});

const colours = [portal.infoInk, portal.accentFill, tokens.colorNeutralForeground1] as const;
/** Dash patterns that distinguish the lines without colours. */
const dashes = ['none', '6 3', '2 3'] as const;
const colourOf = (index: number): string => colours[index % colours.length] ?? colours[0];

/** Names of the lines with their colours. */
export const timeLegend = (names: readonly string[]): ChartPicture['legend'] =>
  names.map((name, index) => ({ name, colour: colourOf(index) }));

export interface TimeLine {
  readonly id: string;
  /** Name and figure of the whole period. */
  readonly name: string;
  /** Heights by month as shares of the highest one, from 0 to 1; undefined for a month without any. */
  readonly shares: readonly (number | undefined)[];
  /** Exact figures, for users who cannot see the drawing. */
  readonly spoken: string;
}

interface Props {
  readonly months: readonly { readonly id: string; readonly name: string }[];
  readonly lines: readonly TimeLine[];
}

interface Point {
  /** Position of its month. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Segments of a line, which is interrupted by months without a figure. */
function piecesOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  for (const point of points) {
    const last = pieces.at(-1);
    if (last?.at(-1)?.at === point.at - 1) last.push(point);
    else pieces.push([point]);
  }
  return pieces.filter(({ length }) => length > 1);
}

/** Whether lines have anything to draw: at least one of them has figures in several months. */
export const hasCourse = (lines: readonly Pick<TimeLine, 'shares'>[]): boolean =>
  lines.some(({ shares }) => shares.filter((share) => share !== undefined).length > 1);

/** Lines over some months, with their names above. Without any course only the names and their figures are shown. */
export function TimeChart({ months, lines }: Props) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const slot = width / Math.max(1, months.length);
  const xOf = (index: number): number => slot * index + slot / 2;
  const yOf = (share: number): number => head + (height - foot - head) * (1 - share);
  const isDrawn = hasCourse(lines);
  return (
    <>
      <ul className={hidden}>
        {lines.map(({ id, spoken }) => (
          <li key={id}>{spoken}</li>
        ))}
      </ul>
      <ul className={styles.legend} aria-hidden="true">
        {lines.map(({ id, name }, index) => (
          <li key={id} className={styles.entry}>
            {isDrawn && (
              <svg width={18} height={4} viewBox="0 0 18 4" data-sample>
                <line
                  x1={0}
                  x2={18}
                  y1={2}
                  y2={2}
                  stroke={colourOf(index)}
                  strokeWidth={2}
                  strokeDasharray={dashes[index % dashes.length]}
                />
              </svg>
            )}
            {name}
          </li>
        ))}
      </ul>
      {isDrawn && (
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-chart>
          {months.map(({ id, name }, index) => (
            <text key={id} className={styles.text} x={xOf(index)} y={height - 5} textAnchor="middle">
              {name}
            </text>
          ))}
          <line x1={0} x2={width} y1={height - foot} y2={height - foot} stroke={portal.hairline} />
          {lines.map(({ id, shares }, index) => {
            const points = shares.flatMap((share, at) =>
              share === undefined ? [] : [{ at, x: xOf(at), y: yOf(share) }],
            );
            return (
              <g key={id}>
                {piecesOf(points).map((piece) => (
                  <polyline
                    key={piece[0]?.at}
                    points={piece.map(({ x, y }) => `${x},${y}`).join(' ')}
                    fill="none"
                    stroke={colourOf(index)}
                    strokeDasharray={dashes[index % dashes.length]}
                    strokeWidth={1.5}
                  />
                ))}
                {points.map(({ x, y }) => (
                  <circle key={x} cx={x} cy={y} r={2.5} fill={portal.card} stroke={colourOf(index)} />
                ))}
              </g>
            );
          })}
        </svg>
      )}
    </>
  );
}
