@extension
Feature: Issuing, accepting and transferring credits
  A core enterprise promises its supplier payment on a day. Nobody decides about what they made themselves, and what is
  submitted is reserved until it takes effect or ends.

  Rule: An issue takes effect only after other people have approved it

    @wire
    Scenario: A credit is issued to a supplier, which transfers a part of it to another
      Given Luo Qiubai, Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
      When Luo Qiubai issues 100000.00 to "宁波砚舟" due in 3 months
      Then the application of Luo Qiubai is "WAITING for operator Shen Nanzhi"
      When Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      Then Zhou Siyuan has to accept "100000.00 from 启衡重工集团股份有限公司"
      When Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      Then the newest holding of Zhou Siyuan is "100000.00, 100000.00 available"
      When Zhou Siyuan transfers 30000.00 to "苏州澄叶"
      Then the newest holding of Zhou Siyuan is "100000.00, 70000.00 available"
      When Gu Yunzhou approves what waits
      Then the newest holding of Zhou Siyuan is "70000.00, 70000.00 available"
      And today 100000.00 came into the ledger of Zhou Siyuan, and 30000.00 went out

    Scenario: The maker of an application cannot decide it
      Given Luo Qiubai and Shen Nanzhi are at work
      When Luo Qiubai issues 5000.00 to "宁波砚舟" due in 3 months
      Then Luo Qiubai cannot decide it because "own"
      And nothing waits for Luo Qiubai
      And 1 application waits for Shen Nanzhi

    Scenario: A returned application is corrected and submitted again
      Given Luo Qiubai and Shen Nanzhi are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      When Shen Nanzhi returns what waits because of "amount": "合同写的是 8,000.00"
      Then "合同写的是 8,000.00" comes back to Luo Qiubai
      When Luo Qiubai corrects the amount to 8000.00
      Then the application of Luo Qiubai is "WAITING for operator Shen Nanzhi"

    Scenario Outline: A high amount or a long term needs the final reviewer
      Given Luo Qiubai is at work
      When Luo Qiubai fills in <amount> to "宁波砚舟" due in <months> months
      Then the steps of the issue are "<steps>"
      And the final review is called for by "<rules>"

      Examples:
        | amount     | months | steps                              | rules                                |
        | 2000000.00 | 6      | operator, director                 |                                      |
        | 2000000.01 | 6      | operator, director, final-reviewer | AMOUNT by 傅明衡                     |
        | 1000.00    | 9      | operator, director, final-reviewer | TERM by 傅明衡                       |
        | 2000000.01 | 9      | operator, director, final-reviewer | AMOUNT by 傅明衡, TERM by 傅明衡     |

  Rule: A director signs what they approve

    @wire
    Scenario: A director signs with a token, and the history keeps the signature
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      When Shen Nanzhi approves what waits
      And Song Beichen reads what waits, to sign it
      And Song Beichen signs what was read, and cancels at the token
      Then the signature is refused: "Cancelled: nothing was signed or approved. You can sign again."
      And 1 application waits for Song Beichen
      When Song Beichen signs what was read
      Then the signature of Song Beichen holds
      And nothing waits for Song Beichen
      And the history shows Song Beichen the signature "宋北辰"
      And the newest instrument of Luo Qiubai is "5000.00 in transit"

    Scenario: A certificate that expires between reading and signing is refused, and nothing is decided
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      And the certificate in the token of Song Beichen ends in 5 minutes
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      And Song Beichen reads what waits, to sign it
      When 6 minutes go by in the trade
      And Song Beichen signs what was read
      Then the signature is refused: "It has expired: please renew it"
      And 1 application waits for Song Beichen
      And the application of Luo Qiubai is "WAITING for director Song Beichen"

    Scenario: A director without a certificate is told so before signing
      Given Luo Qiubai and Shen Nanzhi are at work
      And Song Beichen has come without a token
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Shen Nanzhi approves what waits
      When Song Beichen presses to approve what waits
      Then Song Beichen has no certificate to sign it with, and "" could
      And 1 application waits for Song Beichen

  Rule: Several applications are approved with one signature

    @wire
    Scenario: A director approves three issues with one signature
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Luo Qiubai has issued 6000.00 to "苏州澄叶" due in 3 months
      And Luo Qiubai has issued 7000.00 to "宁波砚舟" due in 4 months
      When Shen Nanzhi approves all that waits together
      Then the results are "5000.00 WAITING, 6000.00 WAITING, 7000.00 WAITING"
      When Song Beichen approves all that waits together
      Then the results are "5000.00 EFFECTIVE, 6000.00 EFFECTIVE, 7000.00 EFFECTIVE"
      And nothing waits for Song Beichen

    Scenario: An exception is not approved together with others
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Luo Qiubai has issued 2000000.01 to "宁波砚舟" due in 3 months
      When Shen Nanzhi approves all that waits together
      Then the results are "5000.00 WAITING"
      And 1 application waits for Shen Nanzhi

    Scenario: An application that its maker withdraws meanwhile is named as withdrawn, and the others are approved
      Given Luo Qiubai and Shen Nanzhi are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Luo Qiubai has issued 6000.00 to "苏州澄叶" due in 3 months
      When Shen Nanzhi chooses all that waits
      And Luo Qiubai withdraws what was submitted
      And Shen Nanzhi approves what is chosen together
      Then the results are "5000.00 WAITING, 6000.00 Somebody has just handled it. Its state is now “Withdrawn”."

    Scenario: An application that a rule forbids meanwhile is returned, and the others are approved
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      And Luo Qiubai has issued 6000.00 to "苏州澄叶" due in 3 months
      And Shen Nanzhi approves all that waits together
      When the company of Zhou Siyuan is barred from accepting
      And Song Beichen approves all that waits together
      Then the results are "5000.00 REFUSED_BY_RULE, 6000.00 EFFECTIVE"

  Rule: The overview shows waiting tasks, and amounts owed or held

    @wire
    Scenario: The overviews of both sides show an issue and its acceptance
      Given Luo Qiubai, Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
      Then the overview of Song Beichen reads "0 to do, 0 issued this month, 0 not accepted, 7653900.00 owed, 192346100.00 left"
      And the overview of Zhou Siyuan reads "0 to do, 0 to accept, 19461100.00 held, 7649450.00 available, 0.00 reserved, 11811650.00 in packages"
      When Luo Qiubai issues 100000.00 to "宁波砚舟" due in 3 months
      Then the overview of Luo Qiubai reads "0 to do, 0 issued this month, 0 not accepted, 7653900.00 owed, 192246100.00 left"
      And the overview of Shen Nanzhi reads "1 to do, 0 issued this month, 0 not accepted, 7653900.00 owed, 192246100.00 left"
      When Shen Nanzhi approves what waits
      Then the overview of Song Beichen reads "1 to do, 0 issued this month, 0 not accepted, 7653900.00 owed, 192246100.00 left"
      When Song Beichen approves what waits
      Then the overview of Song Beichen reads "0 to do, 1 issued this month, 1 not accepted, 7753900.00 owed, 192246100.00 left"
      And the overview of Zhou Siyuan reads "1 to do, 1 to accept, 19461100.00 held, 7649450.00 available, 0.00 reserved, 11811650.00 in packages"
      When Zhou Siyuan accepts what came
      Then the overview of Zhou Siyuan reads "0 to do, 1 to accept, 19461100.00 held, 7649450.00 available, 0.00 reserved, 11811650.00 in packages"
      And the overview of Gu Yunzhou reads "1 to do, 1 to accept, 19461100.00 held, 7649450.00 available, 0.00 reserved, 11811650.00 in packages"
      When Gu Yunzhou approves what waits
      Then the overview of Zhou Siyuan reads "0 to do, 0 to accept, 19561100.00 held, 7749450.00 available, 0.00 reserved, 11811650.00 in packages"
      And the overview of Luo Qiubai reads "0 to do, 1 issued this month, 0 not accepted, 7753900.00 owed, 192246100.00 left"

  Rule: Applications in every state can be found

    @wire
    Scenario: A user finds the applications that they have decided
      Given Luo Qiubai, Shen Nanzhi and Song Beichen are at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      Then the handled applications of Shen Nanzhi are ""
      When Shen Nanzhi approves what waits
      Then the handled applications of Shen Nanzhi are "issue 5000.00 WAITING"
      When Song Beichen approves what waits
      Then the handled applications of Shen Nanzhi are "issue 5000.00 EFFECTIVE"
      And the newest application of Luo Qiubai is "issue 5000.00 EFFECTIVE"

    Scenario: A deleted draft is no longer listed
      Given Luo Qiubai is at work
      When Luo Qiubai fills in 5000.00 to "宁波砚舟" due in 3 months
      And Luo Qiubai keeps the form as a draft
      Then the newest application of Luo Qiubai is "issue 5000.00 DRAFT"
      When Luo Qiubai deletes the draft
      Then the newest application of Luo Qiubai is not "issue 5000.00 DRAFT"

    Scenario: An application is copied as a new one
      Given Luo Qiubai is at work
      And Luo Qiubai has issued 5000.00 to "宁波砚舟" due in 3 months
      Then a copy of the application of Luo Qiubai reads "5000.00 to 宁波砚舟精密铸造有限公司, 0 invoices"

  Rule: A violated rule is reported before submission

    Scenario Outline: An issue that a rule forbids cannot be submitted
      Given Luo Qiubai is at work
      When Luo Qiubai fills in <amount> to "<payee>" due in <months> months
      Then the issue is refused because "<rule>"

      Examples:
        | amount       | payee    | months | rule                            |
        | 0.00         | 宁波砚舟 | 3      | AMOUNT zero                     |
        | 200000000.01 | 宁波砚舟 | 3      | LIMIT exceeded                  |
        | 1000.00      | 宁波砚舟 | 13     | TERM too-long                   |
        | 1000.00      | 宁波砚舟 | 9      | TERM_REASON none                |
        | 1000.00      |          | 3      | PAYEE none                      |

  Rule: An amount that is refused or not accepted returns to its sender

    Scenario: A supplier refuses a credit
      Given a credit of 100000.00 is on its way to Zhou Siyuan
      When Zhou Siyuan refuses what came because of "amount"
      Then Zhou Siyuan has nothing to accept
      And the newest instrument of Luo Qiubai is "100000.00 returned or cancelled"

    Scenario: A credit that is not accepted within five working days goes back automatically
      Given a credit of 100000.00 is on its way to Zhou Siyuan
      When 10 days go by in the trade
      Then Zhou Siyuan has nothing to accept
      And the newest instrument of Luo Qiubai is "100000.00 returned or cancelled"

  Rule: An issue or transfer can be recalled until it is accepted; both sides can cancel a whole credit

    Scenario: A supplier recalls a transfer
      Given a credit of 100000.00 is on its way to Zhou Siyuan
      And Gu Yunzhou is at work
      And Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      And Zhou Siyuan transfers 30000.00 to "苏州澄叶"
      And Gu Yunzhou approves what waits
      When Zhou Siyuan asks to recall what was passed on
      When Gu Yunzhou approves what waits
      Then the newest holding of Zhou Siyuan is "100000.00, 100000.00 available"
      And today 130000.00 came into the ledger of Zhou Siyuan, and 30000.00 went out

    Scenario: Both directors cancel a credit of which the first holder has the whole amount
      Given a credit of 100000.00 is on its way to Zhou Siyuan
      And Gu Yunzhou is at work
      And Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      When Zhou Siyuan asks to cancel the newest credit
      Then the newest holding of Zhou Siyuan is "100000.00, 0.00 available"
      When Gu Yunzhou approves what waits
      And Song Beichen approves what waits
      Then the newest instrument of Luo Qiubai is "100000.00 returned or cancelled"

    Scenario: The operators of the holder are told that the issuer asks to cancel
      Given a credit of 100000.00 is on its way to Zhou Siyuan
      And Gu Yunzhou is at work
      And Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      When Luo Qiubai asks to cancel what was issued last
      Then the messages tell Zhou Siyuan "启衡重工集团股份有限公司 asks to cancel ¥100,000.00 held by your company", for information
      When Song Beichen approves what waits
      And Gu Yunzhou approves what waits
      Then the messages tell Zhou Siyuan "Ended: 启衡重工集团股份有限公司 asked to cancel ¥100,000.00", for information

  Rule: An issue by exception is carried through, and all pages show the same amounts

    @wire
    Scenario: An exceptional issue is reviewed, accepted, and transferred in part
      Given Luo Qiubai, Shen Nanzhi, Song Beichen, Fu Mingheng, Zhou Siyuan, Gu Yunzhou, Fang Wanqiu and Duan Qingge are at work
      When Luo Qiubai issues 2680000.00 to "宁波砚舟" due on 2027-06-30, because the contract says "验收后九个月付款"
      And Shen Nanzhi approves what waits
      And Song Beichen approves what waits
      Then the application of Luo Qiubai is "WAITING for final-reviewer Fu Mingheng"
      When Fu Mingheng approves what waits
      Then the overview of Luo Qiubai reads "0 to do, 1 issued this month, 1 not accepted, 10333900.00 owed, 189666100.00 left"
      When Zhou Siyuan accepts what came
      And Gu Yunzhou approves what waits
      And Zhou Siyuan transfers 300000.00 to "武汉拾屿"
      And Gu Yunzhou approves what waits
      Then Fang Wanqiu has to accept "300000.00 from 宁波砚舟精密铸造有限公司"
      When Fang Wanqiu accepts what came
      And Duan Qingge approves what waits
      Then the newest holding of Fang Wanqiu is "300000.00, 300000.00 available"
      And the newest holding of Zhou Siyuan is "2380000.00, 2380000.00 available"
      And the newest instrument of Luo Qiubai is "2380000.00 held, 300000.00 passed on"
      And today 2680000.00 came into the ledger of Zhou Siyuan, and 300000.00 went out
      And today 300000.00 came into the ledger of Fang Wanqiu, and 0.00 went out
      And today 2680000.00 came into the ledger of Luo Qiubai, and 0.00 went out
      And the overview of Luo Qiubai reads "0 to do, 1 issued this month, 0 not accepted, 10333900.00 owed, 189666100.00 left"
