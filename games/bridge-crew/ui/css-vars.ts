/** Custom properties for `style`, which React's types do not know. */
export const vars = (own: Readonly<Record<`--${string}`, string | number>>): React.CSSProperties => own as React.CSSProperties;
