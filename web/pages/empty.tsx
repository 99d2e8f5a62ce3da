/** A page with nothing on it yet: one picture, one sentence, one thing to do. */
import { buttonClass } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { botFace } from '../faces.tsx';
import { t } from '../i18n.ts';
import styles from './empty.module.css';

interface EmptyProps {
  /** Which picture, and the wording that goes with it. */
  readonly of: keyof typeof SCENES;
  readonly href: string;
  /** More than the one thing to do. */
  readonly children?: ReactNode;
}

export function Empty({ of, href, children }: EmptyProps) {
  return (
    <section className={styles.empty} data-testid="empty">
      <svg className={styles.scene} viewBox="0 0 498 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {SCENES[of]()}
      </svg>
      <div className={`stack ${styles.words}`}>
        <h2>{t(`empty.${of}.title`)}</h2>
        <p className="quiet">{t(`empty.${of}.text`)}</p>
        <div className="row">
          <Link href={href} className={buttonClass('main', true)}>
            {t(`empty.${of}.act`)}
          </Link>
          {children}
        </div>
      </div>
    </section>
  );
}

function Bot({ level, x, y, size }: { level: string; x: number; y: number; size: number }) {
  return <image href={botFace(level)} x={x} y={y} width={size} height={size} />;
}

/** A table with dice and cards on it; the chair opposite the Officer is free. */
function Table() {
  return (
    <>
      <rect width={498} height={250} fill="#231a36" />
      <path d="M220 0h56l120 250H80z" fill="#fff" opacity={0.16} />
      <Bot level="officer" x={84} y={40} size={124} />
      <path d="M318 78q33 -22 66 0v92h-66z" fill="#a0613a" />
      <path d="M330 104h42M330 124h42" stroke="#3a2016" strokeWidth={5} />
      <ellipse cx={249} cy={204} rx={212} ry={52} fill="#5c2f18" />
      <ellipse cx={249} cy={192} rx={212} ry={50} fill="#c98a4e" />
      <ellipse cx={249} cy={190} rx={186} ry={40} fill="#d99a5c" />
      <Die
        x={212}
        y={170}
        turn={-8}
        pips={[
          [-8, -8],
          [8, -8],
          [-8, 8],
          [8, 8],
        ]}
      />
      <Die
        x={256}
        y={178}
        turn={14}
        pips={[
          [-8, -9],
          [8, -9],
          [-8, 0],
          [8, 0],
          [-8, 9],
          [8, 9],
        ]}
      />
      <g transform="rotate(14 330 178)" stroke="#eef3fc" strokeWidth={2}>
        <rect x={308} y={156} width={30} height={44} rx={4} fill="#1c3f7e" />
        <rect x={324} y={158} width={30} height={44} rx={4} fill="#2b6fb4" />
      </g>
    </>
  );
}

function Die({ x, y, turn, pips }: { x: number; y: number; turn: number; pips: readonly (readonly [number, number])[] }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x={-18} y={-18} width={36} height={36} rx={8} fill="#fbf7ee" stroke="#b9ad95" strokeWidth={2} />
      {pips.map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px} cy={py} r={3.4} fill="#241c12" />
      ))}
    </g>
  );
}

/** Heads before a lit screen. */
function Watchers() {
  const heads = [36, 120, 208, 296, 384, 466];
  return (
    <>
      <rect width={498} height={250} fill="#070c18" />
      <rect x={52} y={14} width={396} height={166} rx={12} fill="#101f3d" stroke="#8fb4f0" strokeWidth={5} />
      <path d="M92 96l46 -40h180q60 12 92 40q-32 30 -92 40h-180z" fill="#4a5a80" />
      <path d="M150 72h60v44h-60zM226 66h62v30h-62zM304 72h56l24 24l-24 24h-56z" fill="#27406e" stroke="#f2b134" strokeWidth={3} />
      {heads.map((x, i) => (
        <path
          key={x}
          transform={`translate(${x} ${196 + (i % 2) * 8})`}
          d="M0 -28a22 22 0 0 1 12 40q30 8 34 52h-92q4 -44 34 -52a22 22 0 0 1 12 -40z"
          fill="#04070f"
          stroke="#5f86c8"
          strokeWidth={2}
        />
      ))}
    </>
  );
}

/** The three bots on their stairs; the flag marks where somebody may come to stand. */
function Stairs() {
  return (
    <>
      <rect width={498} height={250} fill="#6d5a3c" />
      <path
        d="M430 40L0 60V0h240zM430 40L0 170V110zM430 40L60 250H0V220zM430 40L200 250H140zM430 40l68 -40v-0h-90zM430 40l68 30v60z"
        fill="#fff"
        opacity={0.12}
      />
      <Bot level="cadet" x={16} y={118} size={96} />
      <Bot level="officer" x={146} y={82} size={100} />
      <Bot level="admiral" x={392} y={6} size={104} />
      <path d="M0 214h130v-36h132v-36h118v-36h118v144H0z" fill="#13202f" />
      <path d="M0 214h130v-36h132v-36h118v-36h118" fill="none" stroke="#ffd9a0" strokeWidth={4} />
      <path d="M310 140V76" stroke="#56b4e9" strokeWidth={3} strokeDasharray="5 4" />
      <path d="M310 70h46l-9 14l9 14h-46z" fill="#56b4e9" />
      <g fill="#eef3fc" fontWeight={700} fontSize={17} textAnchor="middle">
        <text x={60} y={238}>
          {t('level.cadet')}
        </text>
        <text x={196} y={206}>
          {t('level.officer')}
        </text>
        <text x={440} y={134}>
          {t('level.admiral')}
        </text>
        <text x={331} y={90} fill="#06131c" fontSize={15}>
          {t('empty.you')}
        </text>
      </g>
    </>
  );
}

/** A box that nobody has opened. */
function Box() {
  return (
    <>
      <rect width={498} height={250} fill="#17243f" />
      <path d="M249 -20L60 250h378z" fill="#fff" opacity={0.08} />
      <ellipse cx={249} cy={214} rx={150} ry={20} fill="#000" opacity={0.35} />
      <path d="M139 110h220v96H139z" fill="#2b6fb4" />
      <path d="M359 110v96h-60V110z" fill="#1d4f86" />
      <path d="M129 88h240v34H129z" fill="#3f8ad2" />
      <path d="M369 88v34h-70V88z" fill="#2763a4" />
      <path d="M249 128l30 52h-60z" fill="#eef3fc" opacity={0.9} />
    </>
  );
}

/** A mirror without a face. */
function Mirror() {
  return (
    <>
      <rect width={498} height={250} fill="#2a1f38" />
      <ellipse cx={249} cy={118} rx={92} ry={104} fill="#8a5f2c" />
      <ellipse cx={249} cy={118} rx={78} ry={90} fill="#b9d4ea" />
      <path d="M196 84l66 -46M192 118l90 -62" stroke="#fff" strokeWidth={7} opacity={0.6} />
      <path
        d="M249 70c22 0 32 16 32 36c0 18 -8 30 -16 38c0 12 8 14 18 18c14 6 20 20 22 34H193c2 -14 8 -28 22 -34c10 -4 18 -6 18 -18c-8 -8 -16 -20 -16 -38c0 -20 10 -36 32 -36z"
        fill="none"
        stroke="#35507f"
        strokeWidth={3}
        strokeDasharray="7 6"
      />
    </>
  );
}

/** An airlock that stands open, and stars behind it. */
function Airlock() {
  const stars = [
    [210, 60],
    [262, 44],
    [290, 96],
    [232, 124],
    [270, 160],
    [222, 186],
    [300, 190],
  ] as const;
  return (
    <>
      <rect width={498} height={250} fill="#2c3a52" />
      <path d="M150 20h198v210H150z" fill="#16223a" />
      <circle cx={249} cy={125} r={92} fill="#05080f" stroke="#f2b134" strokeWidth={8} />
      {stars.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.4} fill="#eef3fc" />
      ))}
      <path d="M30 40l96 20v130l-96 20z" fill="#8fa3c4" />
      <path d="M44 62l66 12v102l-66 12z" fill="none" stroke="#4c5f82" strokeWidth={5} />
      <path d="M390 40h80M390 70h80M390 100h80" stroke="#4c5f82" strokeWidth={8} />
    </>
  );
}

const SCENES = { tables: Table, watch: Watchers, ratings: Stairs, mine: Box, profile: Mirror, missing: Airlock };
