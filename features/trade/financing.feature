@extension
Feature: Financing of holdings
  A supplier takes credits to a funder before they are due. It sees what every offer costs, to the fen, before it
  chooses. The funder pays out against a signed contract, and the core enterprise pays the funder when the credit is due.

  Rule: Offers of all funders are shown side by side

    Background:
      Given it is 14:31 on 2026-11-27
      And Zhou Siyuan holds credits of 650000.00 and 750000.00 due in 124 days

    @wire
    Scenario: Each offer shows the net amount, the cost and the arrival date
      Given Zhou Siyuan is at work
      When Zhou Siyuan asks for offers for 1200000.00 of both
      Then the offers to Zhou Siyuan are
        | 长屿银行股份有限公司宁波分行 with recourse: 1184520.00, interest 14280.00, on 2026-12-02    |
        | 长屿银行股份有限公司宁波分行 without recourse: 1183271.67, interest 15528.33, on 2026-11-30 |
        | 禾泽商业保理(天津)有限公司 without recourse: 1178506.67, interest 21493.33, on 2026-11-27     |
        | 长屿银行股份有限公司西安分行 启衡专项 without recourse: limit                               |
      When Zhou Siyuan takes what is left of the limit
      Then 849393.33 would arrive

    Scenario: Credits of different due dates are not financed together
      Given Zhou Siyuan holds a credit of 90000.00 due in 60 days
      And Zhou Siyuan is at work
      When Zhou Siyuan asks for offers for 100000.00 of all three
      Then the credits of Zhou Siyuan do not go together because of "due", in groups of "2, 1"
      And no offer is made to Zhou Siyuan
      When Zhou Siyuan keeps only the first group
      Then 4 offers are made to Zhou Siyuan

    Scenario: The address keeps the step of the form and the selection
      Given Zhou Siyuan is at work
      When Zhou Siyuan asks for offers for 1200000.00 of both
      And Zhou Siyuan goes on with "禾泽商业保理(天津)有限公司" without recourse
      And Zhou Siyuan reads the page of the form again
      Then the form of Zhou Siyuan stands at "documents, 1200000.00, 禾泽商业保理(天津)有限公司"
      When Zhou Siyuan reads the page of the form again at the step "constructor"
      Then the form of Zhou Siyuan stands at "holdings, 1200000.00, 禾泽商业保理(天津)有限公司"

    Scenario: The address of an unreachable step leads to the last reachable step
      Given Zhou Siyuan is at work
      When Zhou Siyuan asks for offers for 1200000.00 of both
      And Zhou Siyuan reads the page of the form again at the step "check"
      Then the form of Zhou Siyuan stands at "offers, 1200000.00, no offer"

  Rule: The demonstration data include credits with complete evidence

    @wire
    Scenario: Two credits of the demo world with their evidence can be financed together
      Given the demo world's credits "RX6101-2026-00917" and "RX6101-2026-00902" of Zhou Siyuan
      And Zhou Siyuan and Gu Yunzhou are at work
      When Zhou Siyuan asks for offers for 1200000.00 of both
      Then 4 offers are made to Zhou Siyuan
      When Zhou Siyuan applies to "长屿银行股份有限公司宁波分行" with recourse
      And Gu Yunzhou approves what waits
      Then the newest financing of Zhou Siyuan is "FUNDER_REVIEW, 1184520.00 paid out, 1200000.00 open"

    Scenario: The evidence package follows the payments of the financing
      Given the demo world's credits "RX6101-2026-00917" and "RX6101-2026-00902" of Zhou Siyuan
      And Zhou Siyuan and Gu Yunzhou are at work
      When Zhou Siyuan asks for offers for 1400000.00 of both
      And Zhou Siyuan applies to "长屿银行股份有限公司宁波分行" with recourse
      And Gu Yunzhou approves what waits
      And the funder searches earlier registrations and approves
      And Zhou Siyuan asks for the contract to be signed
      And Gu Yunzhou approves what waits
      And the funder seals and registers it
      And the funder pays out, and the bank confirms "BK-9"
      And Zhou Siyuan looks at the package "DD20261112-0051"
      Then one reads "paid out on"
      When the core enterprise pays 650000.00 of the first with "ST-1"
      And the core enterprise pays 750000.00 of the second with "ST-2"
      And Zhou Siyuan looks at the package "DD20261112-0051"
      Then one reads "repaid"

  Rule: A financing runs from the application to the payment of the core enterprise

    Background:
      Given it is 14:31 on 2026-11-27
      And Zhou Siyuan holds credits of 650000.00 and 750000.00 due in 124 days

    @wire
    Scenario: The chosen offer is paid out to the fen, and repaid in two parts
      Given the evidence of both was given to "F-CHANGYU"
      And Zhou Siyuan and Gu Yunzhou are at work
      When Zhou Siyuan asks for offers for 1200000.00 of both
      And Zhou Siyuan applies to "长屿银行股份有限公司宁波分行" with recourse
      And Gu Yunzhou approves what waits
      Then the newest financing of Zhou Siyuan is "FUNDER_REVIEW, 1184520.00 paid out, 1200000.00 open"
      When the funder searches earlier registrations and approves
      And Zhou Siyuan asks for the contract to be signed
      And Gu Yunzhou approves what waits
      Then the newest financing of Zhou Siyuan is "DISBURSING, 1184520.00 paid out, 1200000.00 open"
      When the funder seals and registers it
      And it is 10:00 on 2026-12-02
      And the funder pays out, and the bank confirms "BK-1"
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "DISBURSED, 1184520.00 paid out, 1200000.00 open"
      When it is 11:00 on 2027-03-31
      And the core enterprise pays 300000.00 of the first with "ST-1"
      And it is 18:00 on 2027-03-31
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "OVERDUE, 1184520.00 paid out, 900000.00 open"
      When it is 10:00 on 2027-04-01
      And Zhou Siyuan comes back to work
      Then Zhou Siyuan reads of the financing "has not paid on time; ¥900,000.00 is outstanding"
      When the core enterprise pays 350000.00 of the first with "ST-2"
      And the core enterprise pays 750000.00 of the second with "ST-3"
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "SETTLED, 1184520.00 paid out, 0.00 open"
      And the financing went through "applied, approved, materials-ready, review-passed, signed, sealed, registered, disbursed, reminded, paid, fell-overdue, paid, paid, settled"

    Scenario: A financing without evidence stays with the supplier, and goes to the funder when the evidence is complete
      Given Zhou Siyuan and Gu Yunzhou are at work
      When Zhou Siyuan asks for offers for 200000.00 of both
      And Zhou Siyuan applies to "长屿银行股份有限公司宁波分行" with recourse
      And Gu Yunzhou approves what waits
      Then Zhou Siyuan reads of the financing "Your company must complete the documents by 25 Mar 2027"
      When the evidence of both is given to "F-CHANGYU"
      Then Zhou Siyuan reads of the financing "is reviewing it, at the latest by 25 Mar 2027"

    Scenario: The funder asks, and the supplier answers
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      When the funder decides "ask": "交货地点在哪里？"
      Then Zhou Siyuan reads of the financing "Please answer by 11 Dec 2026, or it lapses"
      And 1 financing waits for Zhou Siyuan
      When Zhou Siyuan answers the funder "宁波厂区"
      Then 0 financings wait for Zhou Siyuan
      And the newest financing of Zhou Siyuan is "FUNDER_REVIEW, 197420.00 paid out, 200000.00 open"

    Scenario: A rejection releases the reserved amount and gives the reason
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      When the funder decides "reject": "合同与发票不符"
      Then Zhou Siyuan reads of the financing "The reserved amount was released; you can apply to another funder"

    Scenario: The supplier withdraws a financing before the contract is signed
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      When Zhou Siyuan cancels the financing: "改用自有资金"
      Then Zhou Siyuan reads of the financing "Your company cancelled it. The reserved amount was released"

    Scenario: A disbursement that fails at the bank is paid out again by the funder
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      And the funder searches earlier registrations and approves
      And Zhou Siyuan asks for the contract to be signed
      And Gu Yunzhou approves what waits
      And the funder seals and registers it
      When the funder pays out, and the bank fails
      Then the newest financing of Zhou Siyuan is "DISBURSING, 197420.00 paid out, 200000.00 open"
      When the funder pays out, and the bank confirms "BK-2"
      Then the newest financing of Zhou Siyuan is "DISBURSED, 197320.00 paid out, 200000.00 open"

    @wire
    Scenario: A supplier buys back a credit that its core enterprise does not pay
      Given a financing of 200000.00 of Zhou Siyuan was paid out on 2026-12-02
      And it is 18:00 on 2027-03-31
      And Zhou Siyuan comes back to work
      Then Zhou Siyuan reads of the financing "From 7 Apr 2027, 长屿银行股份有限公司宁波分行 can ask your company to buy it back"
      When it is 10:00 on 2027-04-07
      And the funder decides "ask-repurchase"
      And Zhou Siyuan comes back to work
      Then Zhou Siyuan reads of the financing "please pay by 14 Apr 2027: ¥200,210.00 today"
      And 1 financing waits for Zhou Siyuan
      When somebody pays 200210.00 for the financing with "ST-4"
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "SETTLED, 197420.00 paid out, 0.00 open"
      And Zhou Siyuan reads of the financing "Your company holds the instruments it bought back"

    Scenario: A payment that arrived in time costs no late interest, although a freeze delayed its matching
      Given a financing of 200000.00 of Zhou Siyuan was paid out on 2026-12-02
      And two officers freeze 1000.00 of it until 2027-04-09
      When it is 11:00 on 2027-03-31
      Then a line of a statement of 650000.00 for it with "ST-1" waits, because a part is frozen
      When it is 18:00 on 2027-04-08
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "DISBURSED, 197420.00 paid out, 200000.00 open"
      When it is 10:00 on 2027-04-12
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "SETTLED, 197420.00 paid out, 0.00 open"

    Scenario: A disbursement that the bank returns is paid out again
      Given a financing of 200000.00 of Zhou Siyuan was paid out on 2026-12-02
      When the bank returns the disbursement with "BK-9"
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "DISBURSING, 197420.00 paid out, 200000.00 open"
      When the funder pays out, and the bank confirms "BK-10"
      And Zhou Siyuan comes back to work
      Then the newest financing of Zhou Siyuan is "DISBURSED, 197420.00 paid out, 200000.00 open"

    Scenario: Unmatched lines of a bank's statement are listed until an officer explains them
      When the core enterprise pays 1.00 of the first with "ST-6"
      And somebody pays 500.00 for "RX-NOBODY" with "ST-7"
      Then the lines that match nothing are "ST-6: part-early, ST-7: unknown-number"
      When an officer explains "ST-7": "误汇，已退"
      Then the lines that match nothing are "ST-6: part-early"

    @wire
    Scenario: A core enterprise sees a range for the interest rates of its suppliers
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      And Luo Qiubai is at work
      Then Luo Qiubai sees the financings
        | 宁波砚舟精密铸造有限公司, 长屿银行股份有限公司宁波分行, 200000.00, 3 to 4 percent, FUNDER_REVIEW |

    @wire
    Scenario: The exported sheet contains the financings of the filtered list
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      And a financing of 300000.00 of Zhou Siyuan is with the funder
      When Zhou Siyuan cancels the financing: "改用自有资金"
      Then Zhou Siyuan finds the financings at "", on the page and in the sheet
        | 300000.00 for 3870.00 |
        | 200000.00 for 2580.00 |
      And Zhou Siyuan finds the financings at "?view=pending&funder=F-CHANGYU", on the page and in the sheet
        | 200000.00 for 2580.00 |
      And Zhou Siyuan finds the financings at "?state=CANCELLED&party=C-QIHENG&from=2027-03-31&to=2027-03-31", on the page and in the sheet
        | 300000.00 for 3870.00 |

    Scenario: The overview of the supplier follows its financings
      Given a financing of 200000.00 of Zhou Siyuan is with the funder
      Then the overview of Zhou Siyuan says of financings "waiting 0, under-way 1, disbursing 0, due-soon 0, overdue 0"
      And the overview of Gu Yunzhou says of financings "under-way 1, disbursing 0, due-soon 0, overdue 0"
      When the funder decides "ask": "交货地点在哪里？"
      Then the overview of Zhou Siyuan says of financings "waiting 1, under-way 1, disbursing 0, due-soon 0, overdue 0"
