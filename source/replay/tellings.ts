// The shape of the sentences of a language: one for each kind of fact.

type Of<Fact extends { readonly kind: string }, Kind extends Fact['kind']> = Fact extends {
  readonly kind: infer Kinds;
}
  ? Kind extends Kinds
    ? Fact
    : never
  : never;

export type Tellings<Fact extends { readonly kind: string }, Teller> = {
  readonly [Kind in Fact['kind']]: (fact: Of<Fact, Kind>, teller: Teller) => string;
};

export function told<Fact extends { readonly kind: string }, Teller>(
  tellings: Tellings<Fact, Teller>,
  fact: Fact,
  teller: Teller,
): string {
  const telling = tellings[fact.kind as Fact['kind']] as (fact: Fact, teller: Teller) => string;
  return telling(fact, teller);
}
