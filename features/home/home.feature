Feature: The home page
  Whoever comes to work sees what waits for them, and how much of it: each figure is the list that it opens.

  @extension
  Scenario Outline: Each figure counts what its list shows, and sums it
    Given <who> is signed in
    When <who> comes to the home page
    Then each figure of packages is that of the list that it opens
    And some figure counts something

    Examples:
      | who          |
      | Zhou Siyuan  |
      | Gu Yunzhou   |
      | Luo Qiubai   |

  Scenario: What is submitted does not wait any more
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has come to the home page
    When Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan comes to the home page
    Then as many packages wait for Zhou Siyuan there as before

  Scenario: What is returned waits on the home page
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan has come to the home page
    When the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
    And Zhou Siyuan comes to the home page
    Then one more package was returned to Zhou Siyuan than before

  Scenario: Who only looks is told how things stand, and of no letter to give
    Given Gu Yunzhou is signed in
    When Gu Yunzhou comes to the home page
    Then it counts packages in review and no letters
