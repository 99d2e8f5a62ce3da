/** Everything a person can set, used by the page and by the table's dialog. */
import { Button, CHANNELS, COMMANDS, play, wakeSound } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';
import { CONTRASTS, change, DEFAULTS, MOTIONS, type Settings, TEXT_SIZES, THEMES, useSettings } from './settings.ts';
import styles from './settings-form.module.css';

export default function SettingsForm() {
  const now = useSettings();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('settings.look')}</legend>
        <Choice name="theme" values={THEMES} now={now} />
        <Choice name="contrast" values={CONTRASTS} now={now} />
        <Choice name="motion" values={MOTIONS} now={now} />
        <Row label={t('settings.text-size')}>
          <select value={now.textSize} onChange={(event) => change({ textSize: Number(event.currentTarget.value) })}>
            {TEXT_SIZES.map((size) => (
              <option key={size} value={size}>
                {Math.round(size * 100)} %
              </option>
            ))}
          </select>
        </Row>
        <Flag name="dyslexic" now={now} />
      </fieldset>
      <fieldset>
        <legend>{t('settings.play')}</legend>
        <Flag name="confirmMoves" now={now} />
        <Flag name="confirmEnd" now={now} />
      </fieldset>
      <fieldset>
        <legend>{t('settings.sound')}</legend>
        <Flag name="sound" now={now} />
        {CHANNELS.map((channel) => (
          <Row key={channel} label={t(`settings.sound.${channel}`)}>
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={now.volumes[channel]}
              disabled={!now.sound}
              onChange={(event) => {
                change({ volumes: { ...now.volumes, [channel]: Number(event.currentTarget.value) } });
                wakeSound();
                play(channel === 'effects' ? 'place' : channel);
              }}
            />
          </Row>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('settings.keys')}</legend>
        <Flag name="singleKeys" now={now} />
        {COMMANDS.map((command) => (
          <Row key={command} label={t(`keys.${command}`)}>
            <input
              className={styles.key}
              value={now.keys[command]}
              maxLength={1}
              disabled={!now.singleKeys}
              onChange={(event) => {
                const key = event.currentTarget.value.slice(-1).toLowerCase();
                if (/^[a-z?/]$/.test(key)) change({ keys: { ...now.keys, [command]: key } });
              }}
            />
          </Row>
        ))}
      </fieldset>
      <Button onClick={() => change({ ...DEFAULTS, guided: now.guided })}>{t('settings.reset')}</Button>
    </form>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it wraps
    <label className={styles.row}>
      <span>{label}</span>
      {children}
    </label>
  );
}

type ChoiceName = 'theme' | 'contrast' | 'motion';

function Choice<N extends ChoiceName>({ name, values, now }: { name: N; values: readonly Settings[N][]; now: Settings }) {
  return (
    <Row label={t(`settings.${name}`)}>
      <select value={now[name]} onChange={(event) => change({ [name]: event.currentTarget.value } as Partial<Settings>)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {t(`settings.${name}.${value}`)}
          </option>
        ))}
      </select>
    </Row>
  );
}

type FlagName = 'dyslexic' | 'confirmMoves' | 'confirmEnd' | 'sound' | 'singleKeys';

function Flag({ name, now }: { name: FlagName; now: Settings }) {
  return (
    <Row label={t(`settings.${name}`)}>
      <input type="checkbox" checked={now[name]} onChange={(event) => change({ [name]: event.currentTarget.checked })} />
    </Row>
  );
}
