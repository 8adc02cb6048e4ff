import { makeStyles, tokens } from '@fluentui/react-components';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';

/** Size of the drawing, in units of its own. */
const width = 490;
const height = 150;
const foot = 20;
const head = 10;
/** Space for the names at the end of the lines. */
const names = 195;

const useStyles = makeStyles({
  drawing: { display: 'block', width: '100%', minWidth: '440px', maxWidth: '520px', height: 'auto' },
  text: { fontSize: '12px', fill: tokens.colorNeutralForeground3 },
  name: { fontSize: '12px', fill: tokens.colorNeutralForeground1 },
});

const colours = [portal.infoInk, portal.accentFill, tokens.colorNeutralForeground1] as const;
/** Dash patterns that distinguish the lines without colours. */
const dashes = ['none', '6 3', '2 3'] as const;

export interface TimeLine {
  readonly id: string;
  /** Name and figure at the end of the line. */
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

/** Positions of the names at the ends of lines. Names are placed below each other if the lines end close together. */
function namePlaces(ends: readonly number[]): readonly number[] {
  const lineHeight = 16;
  const places = [...ends];
  const order = ends.map((_end, index) => index).toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  for (const [place, index] of order.entries()) {
    const above = order[place - 1];
    if (above === undefined) continue;
    places[index] = Math.max(places[index] ?? 0, (places[above] ?? 0) + lineHeight);
  }
  // A name that would be below the drawing moves up, together with those above it.
  for (let limit = height - foot, place = order.length - 1; place >= 0; place -= 1, limit -= lineHeight) {
    const index = order[place] ?? 0;
    places[index] = Math.min(places[index] ?? 0, limit);
  }
  return places;
}

/** Lines over some months, each with its name at its end. */
export function TimeChart({ months, lines }: Props) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const slot = (width - names) / Math.max(1, months.length);
  const xOf = (index: number): number => slot * index + slot / 2;
  const yOf = (share: number): number => head + (height - foot - head) * (1 - share);
  const drawn = lines.map((line, index) => ({
    ...line,
    colour: colours[index % colours.length],
    dash: dashes[index % dashes.length],
    points: line.shares.flatMap((share, at) => (share === undefined ? [] : [{ at, x: xOf(at), y: yOf(share) }])),
  }));
  const places = namePlaces(drawn.map(({ points }) => points.at(-1)?.y ?? head));
  return (
    <>
      <ul className={hidden}>
        {lines.map(({ id, spoken }) => (
          <li key={id}>{spoken}</li>
        ))}
      </ul>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {months.map(({ id, name }, index) => (
          <text key={id} className={styles.text} x={xOf(index)} y={height - 5} textAnchor="middle">
            {name}
          </text>
        ))}
        <line x1={0} x2={width - names} y1={height - foot} y2={height - foot} stroke={portal.hairline} />
        {drawn.map(({ id, name, colour, dash, points }, index) => (
          <g key={id}>
            {piecesOf(points).map((piece) => (
              <polyline
                key={piece[0]?.at}
                points={piece.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke={colour}
                strokeDasharray={dash}
                strokeWidth={1.5}
              />
            ))}
            {points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={2.5} fill={portal.card} stroke={colour} />
            ))}
            <text className={styles.name} x={width - names + 8} y={(places[index] ?? 0) + 4}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}
