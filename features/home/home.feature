Feature: Home page
  The home page shows what a user has to do, with figures. Each figure opens the list that it counts.

  @extension
  Scenario Outline: Each figure equals the number and total of the list that it opens
    Given <who> is signed in
    When <who> comes to the home page
    Then each figure of packages is that of the list that it opens
    And some figure counts something

    Examples:
      | who          |
      | Zhou Siyuan  |
      | Gu Yunzhou   |
      | Luo Qiubai   |

  Scenario: A submitted package is no longer counted as waiting
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has come to the home page
    When Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan comes to the home page
    Then as many packages wait for Zhou Siyuan there as before

  @wire
  Scenario: On a host with few products, business of other platforms is marked
    Given the host offers the product "EST" alone
    And Zhou Siyuan is signed in
    Then the home page tells Zhou Siyuan that business of other platforms is among what is under way

  Scenario: On a host with all products, no business is marked as another platform's
    Given Zhou Siyuan is signed in
    Then the home page tells Zhou Siyuan that business of other platforms is not among what is under way

  Scenario: A returned package is counted on the home page
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And Zhou Siyuan has come to the home page
    When the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
    And Zhou Siyuan comes to the home page
    Then one more package was returned to Zhou Siyuan than before

  Scenario: A director sees packages in review and no letters to supply
    Given Gu Yunzhou is signed in
    When Gu Yunzhou comes to the home page
    Then it counts packages in review and no letters

  @extension
  Scenario Outline: Warnings about the company are shown at the top of the home page
    Given the company of <who> <what>
    And <who> is signed in
    Then the home page tells <who> to heed "<told>"

    Examples:
      | who         | what                                         | told                                          |
      | He Qinghe   | stands well and has papers that end in a year |                                               |
      | He Qinghe   | has a certificate that ends in 9 days        | certificate 2026-11-30                        |
      | He Qinghe   | has a licence that ended yesterday           | licence 2026-11-20                            |
      | He Qinghe   | is a violating member from 2026-12-05 on     | violating-ahead 2026-12-05                    |

  @extension
  Scenario: Only the main user is warned of the company's standing
    Given the company of Li Min is a violating member from 2026-12-05 on
    And Li Min is signed in
    Then the home page tells Li Min to heed "certificate 2026-11-30, agent-id 2026-12-30"

  @extension
  Scenario: The limits of a core enterprise equal the sums by product that they lead to
    Given Meng Xizhou is signed in
    Then the home page tells Meng Xizhou that "禾泽商业保理(天津)有限公司" takes 40,000,000.00, of which 3,150,000.00 is used
    And each limit of Meng Xizhou is the sum of those by product to which it leads

  @extension
  Scenario: Other companies see no limits
    Given Zhou Siyuan is signed in
    Then the home page tells Zhou Siyuan of no limits
    And Zhou Siyuan finds no limits by product

  @extension
  Scenario: A lost certificate is shown at the top of the home page until it is replaced
    Given Tao Yanran has opened a cloud certificate
    When Tao Yanran reports the certificate as "stolen"
    Then the home page tells Tao Yanran to heed "certificate-lost 2026-11-21"

  @extension
  Scenario: A new company sees the getting-started list and can hide it
    Given Xu Zhaoning is signed in
    Then the first steps of Xu Zhaoning are "account done, certification done, certificate done, bank-account, invoicing done, agreements done, product done, package"
    When Xu Zhaoning hides the first steps
    Then the first steps of Xu Zhaoning are ""

  @extension
  Scenario: A company that has done all steps does not see the getting-started list
    Given Zhou Siyuan is signed in
    Then the first steps of Zhou Siyuan are ""
