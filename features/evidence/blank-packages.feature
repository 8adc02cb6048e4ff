Feature: Owed invoices are supplied later in a blank package
  Some receivables go to the funder in a blank package, without invoices. The debtor later chooses among these
  receivables only, and supplies only the invoices.

  Background:
    Given Zhou Siyuan is signed in

  @wire
  Scenario: Receivables that owe invoices are listed apart from those for a new package
    When Zhou Siyuan looks at what owes invoices
    Then Zhou Siyuan may choose "RX6101-2026-00811, RX6101-2026-00815, RX3702-2026-00822" and nothing else

  Scenario: A selection for a new package is kept while receivables that owe invoices are viewed
    Given Zhou Siyuan has chosen "RX6101-2026-00871"
    When Zhou Siyuan looks at what owes invoices
    Then the choice of Zhou Siyuan holds 0 businesses for ¥0.00
    When Zhou Siyuan leaves the choice and comes back
    Then the choice holds 1 receivables for ¥420,000.00

  Scenario: A package for owed invoices asks only for invoices and is labelled so
    When Zhou Siyuan makes a package of what owes invoices, "RX6101-2026-00811" and "RX6101-2026-00815"
    Then the package wants "发票" and nothing else
    And the package says "Invoices owed" in the list and on its own page

  Scenario: A package for owed invoices is submitted with its invoices alone
    Given Zhou Siyuan has made a package of what owes invoices, "RX6101-2026-00811" and "RX6101-2026-00815"
    When Zhou Siyuan gives the invoices of the package for ¥382,900.00
    And Zhou Siyuan checks the package
    And Zhou Siyuan submits the package
    Then the package is with the platform

  Scenario: A package whose invoices may be omitted or supplied later is labelled so
    Given Zhou Siyuan has made a package of "RX6101-2026-00874"
    Then the package says "Invoice may follow" in the list and on its own page

  Scenario Outline: Packages that supply owed invoices can be filtered
    Given Zhou Siyuan has made a package of what owes invoices, "RX6101-2026-00811" and "RX6101-2026-00815"
    When Zhou Siyuan opens the list at "<address>"
    Then the list holds <count> packages

    Examples: that give what is owed, with whatever else narrows the list
      | address                            | count |
      | ?invoices=owed                     | 1     |
      | ?invoices=owed&q=RX-NOBODYS        | 0     |
      | ?invoices=absent                   | 0     |

  Scenario: Packages whose invoices may follow are filtered apart from those that supply owed invoices
    Given Zhou Siyuan has made a package of "RX6101-2026-00874"
    When Zhou Siyuan opens the list at "?invoices=follow"
    Then the list holds 1 packages
    When Zhou Siyuan opens the list at "?invoices=owed"
    Then the list holds 0 packages
