Feature: Opening a product for a company
  Every product lists its requirements, which of them are met, and who can meet the others. When all are met, the user
  reads the agreement and signs it with the button that opens the product. Its pages appear in the menus at once.

  Rule: A product opens when all conditions are met

    @journey @again
    Scenario: A user opens a product and reaches its pages
      Given Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables matching"
      And Xia Zhiwei opens it, having read and signed its agreement
      Then Xia Zhiwei is told of the product "Receivables matching is open"
      And the product leads Xia Zhiwei to "/estp/finance-data/index/finance"

    @documented
    Scenario: Without signatures by certificate, an agreement is signed by a click
      Given Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables financing"
      And Xia Zhiwei opens it, having read and signed its agreement
      Then Xia Zhiwei is told of the product "Receivables financing is open"

    Scenario: A company opens its first product
      Given Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables matching"
      Then the product stands as "openable" to Xia Zhiwei, and nothing is missing
      When Xia Zhiwei opens it, having read and signed its agreement
      Then Xia Zhiwei is told of the product "Receivables matching is open"
      And the header of Xia Zhiwei lists the products "Receivables matching"

    Scenario: A product appears for a colleague without signing in again
      Given Jiang Tingxue is signed in
      And Jiang Tingxue looks at the product "Digital receivables"
      And Xia Zhiwei is signed in
      And Xia Zhiwei looks at the product "Digital receivables"
      When Xia Zhiwei opens it, having read and signed its agreement
      And Jiang Tingxue checks the product again
      Then the product stands as "opened" to Jiang Tingxue, and nothing is missing

    @extension
    Scenario: Colleagues who may open products are notified
      Given Jiang Tingxue is signed in
      And Xia Zhiwei is signed in
      And Xia Zhiwei looks at the product "Digital receivables"
      When Xia Zhiwei opens it, having read and signed its agreement
      Then the messages tell Jiang Tingxue "Product opened: Digital receivables"

    @wire
    Scenario: A user is told when a colleague has just opened the same product
      Given Jiang Tingxue is signed in
      And Jiang Tingxue looks at the product "Digital receivables"
      And Xia Zhiwei is signed in
      And Xia Zhiwei looks at the product "Digital receivables"
      When Xia Zhiwei opens it, having read and signed its agreement
      And Jiang Tingxue opens it, having read and signed its agreement
      Then Jiang Tingxue is told of the product that "夏知微" opened it

  Rule: All unmet conditions of a product are named

    Scenario Outline: <person> is told what is missing to open <product>
      Given <person> is signed in
      When <person> looks at the product "<product>"
      Then the product stands as "<state>" to <person>, and "<missing>" is missing
      When <person> presses open
      Then <person> is told of the product "<told>"

      Examples:
        | person       | product               | state        | missing                            | told                                                                              |
        | Ye Zhiqiu    | Digital receivables   | not-open     | needs-real-name                    | Real-name authentication is needed before this product can be used.               |
        | Chu Yunshen  | Digital receivables   | under-review | real-name-under-way, under-review  | The real-name authentication is under review: please wait for it.                 |
        | Liu Mingyuan | Digital receivables   | not-open     | real-name-under-way, review-failed | The real-name review failed: please correct the form and submit it again.         |
        | Liu Mingyuan | Order financing       | not-open     | review-failed, not-certified       | The real-name review failed: please correct the form and submit it again.         |
        | Qin Muzhi    | Receivables financing | under-review | certification-under-review         | The enterprise certification is under review: please wait for it.                 |
        | Mu Qingyang  | Receivables financing | not-open     | not-certified                      | Your company has no valid UKey certificate: please apply for one first.           |
        | Su Yanqiu    | Supply-chain bills    | not-open     | no-certificate, no-soft-key        | Your company has no digital certificate: please have one issued first.            |
        | Tao Yanran   | Supply-chain bills    | not-open     | no-soft-key                        | There is no usable soft key: please have one set up with your certificates first. |
        | Chen Wendi   | Guarantees            | not-open     | companies-only                     | Your company does not meet the opening requirements.                              |

    Scenario: Order financing accepts a certification that is under review
      Given Qin Muzhi is signed in
      When Qin Muzhi looks at the product "Order financing"
      Then the product stands as "openable" to Qin Muzhi, and nothing is missing

    Scenario: A user who cannot open products is referred to the people who can
      Given Lin Fengmian is signed in
      When Lin Fengmian looks at the product "Digital receivables"
      Then the product stands as "not-open" to Lin Fengmian, and "role" is missing
      When Lin Fengmian presses open
      Then Lin Fengmian is at the page "/error-page/contact-manager-open-product"

  Rule: The catalogue lists all nineteen products by status

    # Which of them are applied for, an addition to the documents says.
    @extension
    Scenario: A company with one product sees the status of all products
      Given Mu Qingyang is signed in
      When Mu Qingyang looks at all products
      Then Mu Qingyang sees 1 that are "opened", 6 that are "openable", 5 that are "not-open" and 7 that are "not-offered"

    Scenario: A company that passed with older papers is asked for three certificates in one
      Given Su Yanqiu is signed in
      When Su Yanqiu looks at all products
      Then Su Yanqiu is told to be certified again as one of the "chain"

  Rule: An agreement can be downloaded before it is signed

    @wire
    Scenario: A user who cannot open products can download the agreement
      Given Shen Ruogu is signed in
      When Shen Ruogu looks at the product "Receivables financing"
      Then the agreement of the product is kept under the project "EST2026" for Shen Ruogu
      And Shen Ruogu can take home its agreement as "应收账款融资服务开通协议 EST2026V1.0.pdf"
