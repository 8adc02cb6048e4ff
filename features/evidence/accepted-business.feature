Feature: Business that no funder accepts is marked before it is chosen
  The platform can switch a product off and on, funders set limits for core enterprises, and some assets are not open
  yet. A business that no funder accepts at present gives the reason before it is chosen, and says what can be done.
  Packages in progress go on.

  Background:
    Given Zhou Siyuan is signed in

  Rule: A business that the funder does not accept gives the reason

    Scenario: A receivable whose limit is used up cannot be chosen
      Given Zhou Siyuan turns to receivables
      When Zhou Siyuan looks at what may be chosen
      Then "YK3702-2026-00041" may not join because "The core enterprise’s limit with this funder is used up. It is restored as financed amounts fall due and are paid; you may also choose business of another funder, or ask the core enterprise to have the limit raised."
      When Zhou Siyuan chooses "YK6101-2026-00012"
      Then the package may be made

    Scenario: Assets of a type that is not open cannot be chosen
      Given Zhou Siyuan turns to receivables ABS
      When Zhou Siyuan looks at what may be chosen
      Then "ZC6101-2026-00021" may not join because "This asset type is not open yet. Please choose assets of another type."

    @wire
    Scenario: A receivable of the same core enterprise can be chosen in a product with an available limit
      Given Zhou Siyuan turns to trade connect
      When Zhou Siyuan chooses "MT3702-2026-00041"
      Then the package may be made

  Rule: A product that is switched off accepts no new packages

    Scenario: The notice for a product that is switched off appears in the list and before choosing
      When the platform makes no new packages of receivables financing
      And Zhou Siyuan turns to receivables financing
      And Zhou Siyuan looks at what may be chosen
      Then Zhou Siyuan is told before choosing that "New packages are suspended for this product. You can create them again once it resumes; existing packages proceed as usual. Please contact customer service with any questions."
      And Zhou Siyuan is told at the list that "New packages are suspended for this product. You can create them again once it resumes; existing packages proceed as usual. Please contact customer service with any questions."

    @wire
    Scenario: A package is refused when its product is switched off during selection
      Given Zhou Siyuan turns to receivables financing
      And Zhou Siyuan has chosen "YS6101-2026-00012"
      When the platform makes no new packages of receivables financing
      Then Zhou Siyuan makes no package, as its product is switched off
      When the platform makes packages of receivables financing again
      And Zhou Siyuan chooses "YS6101-2026-00012"
      Then the package may be made

    Scenario: A package that was begun before its product was switched off can be submitted
      Given Zhou Siyuan turns to receivables financing
      And Zhou Siyuan has made a package of "YS6101-2026-00012"
      And the package is complete
      When the platform makes no new packages of receivables financing
      And Zhou Siyuan submits the package
      Then the package is with the platform
