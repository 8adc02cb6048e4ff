Feature: Choosing what the company has given before
  Invoices and contracts of earlier packages come into a new one with their files and values, and nothing is uploaded again.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: Each row says where a document is used, and several are put into the package together
    When Zhou Siyuan looks among earlier invoices
    Then every row says where it is used, and that nothing is recorded against it
    When Zhou Siyuan chooses the first 2 of them
    Then the package holds these 2 invoices with their files and values
    When Zhou Siyuan looks among earlier invoices
    Then these 2 cannot be chosen, because they are "Already in this package"

  @wire
  Scenario: Found by a part of the number, page by page
    When Zhou Siyuan looks among earlier invoices
    Then there are more than a page of them
    When Zhou Siyuan looks for the number of the last one
    Then only that one is found

  Scenario: What the tax register speaks against cannot be chosen, and is named where it stands already
    When Zhou Siyuan looks among earlier invoices
    And Zhou Siyuan chooses the first 1 of them
    Given the tax register says that the invoice is void
    And Zhou Siyuan has made a package of "RX6101-2026-00880"
    When Zhou Siyuan looks among earlier invoices
    Then the invoice cannot be chosen, because "It was made void; it cannot be chosen"

  @extension
  Scenario: A red invoice that stands in a package is named on the upload page
    When Zhou Siyuan looks among earlier invoices
    And Zhou Siyuan chooses the first 1 of them
    Given the tax register says that the invoice is red
    When Zhou Siyuan comes back to the package
    Then the upload page tells that the invoice is red
    And the invoice counts nothing in the package
    When Zhou Siyuan turns to what is to be handed in
    Then Zhou Siyuan is told that the tax register speaks against the invoice, and is asked before it is handed in

  @wire
  Scenario: Contracts under review are found by themselves, and no more are taken than the category takes
    When Zhou Siyuan looks among earlier contracts
    And Zhou Siyuan chooses the first 1 of them
    Then the package holds that contract with its files and values
    When Zhou Siyuan looks among earlier contracts under review
    Then there are contracts of packages under review alone

  Rule: What the trade holds already is taken over

    Background:
      Given Zhou Siyuan turns to receivables matching
      And Zhou Siyuan has made a package of "CH6101-2026-00012" and "CH6101-2026-00015"

    @wire
    Scenario: The invoices of the package's own businesses come with what they say, and with their picture where there is one
      When Zhou Siyuan looks among trade invoices
      Then there are 4 of them
      When Zhou Siyuan chooses the first 2 of them
      Then these 2 say that they came as "Trade invoice"

    Scenario: None is taken over twice, and none that was made void
      When Zhou Siyuan looks among trade invoices
      And Zhou Siyuan chooses the first 1 of them
      Given the tax register says that the invoice is void
      When Zhou Siyuan looks among trade invoices
      Then the invoice cannot be chosen, because "Already in this package"
      Given Zhou Siyuan has taken that invoice out again
      When Zhou Siyuan looks among trade invoices
      Then the invoice cannot be chosen, because "It was made void; it cannot be chosen"

    Scenario: What is corrected by hand is no longer what the trade says
      Given Zhou Siyuan looks among trade invoices
      And Zhou Siyuan chooses the first 1 of them
      When Zhou Siyuan writes another amount into that invoice
      Then it no longer says that it came as "Trade invoice"
