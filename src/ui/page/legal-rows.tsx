/** Facts of who stands behind the house, as rows of a `dl`. */
export function LegalRows({ facts }: { facts: readonly string[][] }) {
  return facts.map(([name = '', value = '']) => {
    const to = /^https:\/\//.test(value) ? value : value.includes('@') ? `mailto:${value}` : null;
    return (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {to === null ? (
            value
          ) : (
            <a href={to} rel="noopener noreferrer">
              {value.replace('https://', '')}
            </a>
          )}
        </dd>
      </div>
    );
  });
}
