Feature: Searching in the portal
  A user who knows a number or a name goes straight to its page from anywhere in the portal.

  Scenario: A page is found by its name
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "messages"
    Then "Messages" is found among the pages
    And going to it leads to "/my/message/index"

  Scenario: A help answer is found by its subject
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "XML"
    Then something is found among the help

  @extension
  Scenario: A package is found by part of its number
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    When Zhou Siyuan searches for its number
    Then it is found among the packages, as "In review"
    And whoever has it now is told: "with the platform"

  @extension
  Scenario Outline: <what> is found by part of its number
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "<text>"
    Then "<found>" is found among the <kind>

    Examples:
      | what         | text       | found             | kind                     |
      | A receivable | 2026-00871 | RX6101-2026-00871 | receivables and payables |
      | An invoice   | 1287002    | 01287002          | invoices and contracts   |
      | A contract   | QH2026A003 | QH2026A0031       | invoices and contracts   |

  @extension
  Scenario: A counterparty is found by part of its name
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "澜川"
    Then "澜川轨道交通装备股份有限公司" is found among the counterparties

  @extension
  Scenario: Packages of a product are found by the product's name
    Given Luo Qiubai is signed in
    When Luo Qiubai searches for "ABS"
    Then something is found among the packages

  @extension @wire
  Scenario: Data of another company are not found
    Given He Qinghe is signed in
    When He Qinghe searches for "RX6101-2026-00871"
    Then nothing is found

  Scenario: Pages are found without the extension for search
    Given Zhou Siyuan is signed in
    When Zhou Siyuan searches for "receivables due"
    Then "Receivables due" is found among the pages
