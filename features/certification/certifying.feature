Feature: Certification of a company
  Before a company uses products, the platform verifies its papers. One user submits them, and two reviewers check
  them. The user who submitted them corrects what is returned.

  Rule: Each case names the papers that it needs, and only a complete certification can be submitted

    Scenario: A complete certification goes to the first review
      Given Ye Zhiqiu is signed in
      When Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      Then the certification of Ye Zhiqiu lacks "Upload the unified social credit certificate; Upload the legal representative’s ID; Upload the digital certificate commitment letter; Upload the enterprise authorisation confirmation; Upload the authorisation entrustment letter; Upload the authorised agent’s ID"
      When Ye Zhiqiu gives every paper
      Then the certification of Ye Zhiqiu lacks "nothing"
      When Ye Zhiqiu hands the certification in
      Then Ye Zhiqiu is told of the certification "Submitted"
      And the certification of Ye Zhiqiu is shown as "reviewing"
      And Ye Zhiqiu may only read the certification

    Scenario Outline: Each case asks for its own papers
      Given Ye Zhiqiu is signed in
      When Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification <case>
      Then Ye Zhiqiu is asked for <count> papers, without "<without>"

      Examples:
        | case                                        | count | without                                                                                                                      |
        | as usual                                    | 6     | business licence, organisation code certificate, tax registration, upper entity's letter                                     |
        | in person                                   | 4     | business licence, organisation code certificate, tax registration, entrustment letter, agent's ID, upper entity's letter      |
        | with three certificates                     | 8     | unified certificate, upper entity's letter                                                                                   |
        | of a branch with three certificates         | 9     | unified certificate                                                                                                          |
        | of a branch in person                       | 5     | business licence, organisation code certificate, tax registration, entrustment letter, agent's ID                             |

    Scenario: The social credit code of the upper entity must be valid
      Given Ye Zhiqiu is signed in
      When Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification of a branch in person
      And Ye Zhiqiu gives every paper
      And Ye Zhiqiu writes "91110199MAYD4U493" as the upper code of the certification
      Then the certification of Ye Zhiqiu lacks "Social credit code of the upper entity"

  Rule: A company is certified after two reviews, and can then open products

    Scenario: A certification passes both reviews
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has handed in a whole certification
      When the platform takes up the certification of Ye Zhiqiu in the first review
      And the platform passes the certification of Ye Zhiqiu in the first review
      And the platform takes up the certification of Ye Zhiqiu in the second review
      And the platform passes the certification of Ye Zhiqiu in the second review
      Then the certification of Ye Zhiqiu is shown as "certified"
      When Ye Zhiqiu looks at the product "Digital receivables"
      Then the product stands as "openable" to Ye Zhiqiu, and nothing is missing

    Scenario: A review that was passed can be recalled
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has handed in a whole certification
      When the platform takes up the certification of Zhou Siyuan in the first review
      And the platform passes the certification of Zhou Siyuan in the first review
      And the platform calls back the certification of Zhou Siyuan
      Then the certification of Zhou Siyuan is shown as "reviewing"

    @wire
    Scenario: A core enterprise is first confirmed in its own process
      Given Luo Qiubai is signed in
      And Luo Qiubai has handed in a whole certification
      When the platform returns the certification of Luo Qiubai in the enterprise process for the commitment letter, "缺公章"
      Then the certification of Luo Qiubai is shown as "returned"
      When Luo Qiubai gives the paper "commitment letter"
      And Luo Qiubai hands the certification in
      And the platform passes the certification of Luo Qiubai in the enterprise process
      Then the certification of Luo Qiubai is shown as "reviewing"

  Rule: A returned certification names each paper and the reason, and only those can be changed

    @wire
    Scenario: A returned certification is corrected and submitted again
      Given Liu Mingyuan is signed in
      When Liu Mingyuan opens the certification
      Then Liu Mingyuan is to mend "Unified social credit certificate: 右下角登记机关印章被裁切 / 法定代表人与执照不一致；请扫描整页; Authorisation entrustment letter: 没有写委托期限；缺法定代表人签字"
      And the certification of Liu Mingyuan lacks "Upload the unified social credit certificate; Upload the authorisation entrustment letter"
      When Liu Mingyuan writes "柳守山" as the legal representative of the certification
      And Liu Mingyuan gives the paper "unified certificate"
      And Liu Mingyuan gives the paper "entrustment letter"
      And Liu Mingyuan hands the certification in
      Then Liu Mingyuan is told of the certification "Submitted"
      And the certification of Liu Mingyuan is shown as "reviewing"

    Scenario: Only the submitter can correct a returned certification, and colleagues can view it
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has handed in a whole certification
      And the platform takes up the certification of Zhou Siyuan in the first review
      And the platform returns the certification of Zhou Siyuan in the first review for the representative's ID, "看不清"
      And Li Min is signed in
      Then the certification of Li Min is shown as "returned"
      And Li Min may only read the certification
      And the certification of Zhou Siyuan is shown as "returned"
      And Zhou Siyuan may write in the certification

  Rule: A submitted certification can be read, and shows whether a reviewer has taken it up

    Scenario: A certification shows whether it waits for a reviewer or is under review
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has handed in a whole certification
      Then the certification of Ye Zhiqiu waits for a reviewer
      When the platform takes up the certification of Ye Zhiqiu in the first review
      Then the certification of Ye Zhiqiu is in a reviewer's hands
      When the platform passes the certification of Ye Zhiqiu in the first review
      Then the certification of Ye Zhiqiu waits for a reviewer
      When the platform takes up the certification of Ye Zhiqiu in the second review
      Then the certification of Ye Zhiqiu is in a reviewer's hands

    Scenario: A certification that the enterprise process has passed waits for a reviewer
      Given Luo Qiubai is signed in
      And Luo Qiubai has handed in a whole certification
      When the platform passes the certification of Luo Qiubai in the enterprise process
      Then the certification of Luo Qiubai waits for a reviewer

    Scenario: The submitted data can be read during review and after certification, despite later drafts
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has handed in a whole certification
      When Zhou Siyuan opens the certification
      Then Zhou Siyuan reads "610199198003141026" as the legal representative's ID number of what was entered, beside 12 files
      When the platform takes up the certification of Zhou Siyuan in the first review
      And the platform passes the certification of Zhou Siyuan in the first review
      And the platform takes up the certification of Zhou Siyuan in the second review
      And the platform passes the certification of Zhou Siyuan in the second review
      And Li Min is signed in
      And Li Min changes what is certified
      And Li Min writes "李守山" as the legal representative of the certification
      And Li Min saves the certification
      And Zhou Siyuan opens the certification
      Then Zhou Siyuan reads "韩守山" as the legal representative of what was entered, beside 12 files

    Scenario: A director reads the submitted data without identity numbers
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has handed in a whole certification
      And Gu Yunzhou is signed in
      When Gu Yunzhou opens the certification
      Then Gu Yunzhou reads "韩守山" as the legal representative of what was entered, beside 12 files
      And Gu Yunzhou cannot read the legal representative's ID number of what was entered

  Rule: A certification can be withdrawn until its review begins

    @wire
    Scenario: A withdrawn certification can be changed again
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has handed in a whole certification
      When Ye Zhiqiu takes the certification back
      Then Ye Zhiqiu is told of the certification "Withdrawn: you can continue editing"
      And the certification of Ye Zhiqiu is shown as "form"
      And the certification of Ye Zhiqiu lacks "nothing"

  @extension
  Rule: Data that are read from a paper are proposed and entered only on request

    Scenario: Data of an identity card fill in empty fields when the user asks for it
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      When Ye Zhiqiu gives the representative's ID, which says "姓名 叶守山|公民身份号码 530199198003141026|有效期限 2016.05.17-2036.05.17"
      Then the representative's ID of Ye Zhiqiu is read as "legalName 叶守山 empty, legalIdNumber 530199198003141026 empty, legalIdUntil 2036-05-17 empty"
      And the legal representative of the certification of Ye Zhiqiu stands as ""
      When Ye Zhiqiu has what was read of the representative's ID filled in
      Then the representative's ID of Ye Zhiqiu is read as "legalName 叶守山 same, legalIdNumber 530199198003141026 same, legalIdUntil 2036-05-17 same"

    Scenario: The user decides when the form and the paper differ
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu writes "叶首山" as the legal representative of the certification
      When Ye Zhiqiu gives the representative's ID, which says "姓名 叶守山"
      And Ye Zhiqiu has what was read of the representative's ID filled in
      Then the representative's ID of Ye Zhiqiu is read as "legalName 叶守山 differs"
      And the legal representative of the certification of Ye Zhiqiu stands as "叶首山"
      When Ye Zhiqiu keeps the own "legalName" of the representative's ID
      Then the representative's ID of Ye Zhiqiu is read as "legalName 叶守山 kept"
      When Ye Zhiqiu takes the read "legalName" of the representative's ID
      Then the legal representative of the certification of Ye Zhiqiu stands as "叶守山"

    Scenario: A licence of another company is flagged
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      When Ye Zhiqiu gives the unified certificate, which says "统一社会信用代码 91330299MAG4Y52T9T|名称 青屿传动设备有限公司|法定代表人 韩守山"
      Then the unified certificate of Ye Zhiqiu is read as "companyName 青屿传动设备有限公司 unlike-registered, uscc 91330299MAG4Y52T9T unlike-registered, legalName 韩守山 same"

    Scenario: The text of a photographed identity card is recognised
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      When Ye Zhiqiu gives the representative's ID as a picture that is "scan"
      Then the representative's ID of Ye Zhiqiu is read as "legalName 叶守山 empty, legalIdNumber 530199198003141026 empty, legalIdUntil 2036-05-17 empty"
      And the pictures of the representative's ID of Ye Zhiqiu are "clear"

    Scenario: A blurred picture is reported during upload
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      When Ye Zhiqiu gives the representative's ID as a picture that is "blurred"
      Then the representative's ID of Ye Zhiqiu is read as "nothing"
      And the pictures of the representative's ID of Ye Zhiqiu are "blurred"

  @extension
  Rule: Contradictions between papers and form are asked about once before submission

    Scenario: An identity card of another person is reported and corrected with the data that were read
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      And Ye Zhiqiu gives every paper
      When Ye Zhiqiu gives the agent's ID, which says "姓名 叶守山|有效期限 2016.05.17-2030.05.01"
      Then the certification of Ye Zhiqiu is doubtful for "agentName 许昭宁 differs 叶守山"
      When Ye Zhiqiu hands the certification in
      Then Ye Zhiqiu is asked about "agentName 许昭宁 differs 叶守山" before the certification goes in
      When Ye Zhiqiu goes back to mend the certification
      And Ye Zhiqiu takes the read "agentName" of the agent's ID
      Then the certification of Ye Zhiqiu is doubtful for "nothing"
      When Ye Zhiqiu hands the certification in
      Then Ye Zhiqiu is told of the certification "Submitted"

    Scenario: A certification with a contradiction can be submitted after confirmation
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      And Ye Zhiqiu gives every paper
      And Ye Zhiqiu gives the unified certificate, which says "名称 青屿传动设备有限公司|法定代表人 韩守山"
      When Ye Zhiqiu hands the certification in
      Then Ye Zhiqiu is asked about "companyName 昆明云亭茶业有限公司 unlike-registered 青屿传动设备有限公司" before the certification goes in
      When Ye Zhiqiu hands the certification in all the same
      Then Ye Zhiqiu is told of the certification "Submitted"
      And the certification of Ye Zhiqiu is shown as "reviewing"

  Rule: A paper that has expired is asked about before submission

    Scenario: A certification with an expired licence can be submitted after confirmation
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      And Ye Zhiqiu gives every paper
      And Ye Zhiqiu writes "2026-11-11" as the last day of the licence of the certification
      When Ye Zhiqiu hands the certification in
      Then Ye Zhiqiu is asked about "licenceUntil ended 10 days ago" before the certification goes in
      When Ye Zhiqiu hands the certification in all the same
      Then Ye Zhiqiu is told of the certification "Submitted"

  @extension
  Rule: Data from registration are not asked for again

    Scenario: The certification starts with the data from registration, and they can be changed
      Given Tan Xiyue has registered her company
      And Tan Xiyue signs in with what she chose
      When Tan Xiyue opens the certification
      And Tan Xiyue is the agent of the certification
      Then the legal representative of the certification of Tan Xiyue stands as "谭启舟"
      And the agent of the certification of Tan Xiyue stands as "谭溪月"
      And the agent's ID number of the certification of Tan Xiyue stands as "33029919880912432X"
      And the agent's mobile of the certification of Tan Xiyue stands as "14000008802"
      And the agent of the certification of Tan Xiyue is said to be as registered
      When Tan Xiyue writes "谭溪岳" as the agent of the certification
      And Tan Xiyue saves the certification
      And Tan Xiyue opens the certification
      Then the agent of the certification of Tan Xiyue stands as "谭溪岳"
      And the legal representative of the certification of Tan Xiyue stands as "谭启舟"

    Scenario: The identity number of a legal representative who registered is filled in
      Given Shi Qingyue has registered her company
      And Shi Qingyue signs in with what she chose
      When Shi Qingyue opens the certification
      Then the legal representative's ID number of the certification of Shi Qingyue stands as "330299199003071235"

  @extension
  Rule: Entries in a certification are not lost

    Scenario: Saved entries are there when the certification is opened again
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu writes "叶守山" as the legal representative of the certification
      And Ye Zhiqiu gives the paper "representative's ID"
      When Ye Zhiqiu saves the certification
      And Ye Zhiqiu opens the certification
      Then the legal representative of the certification of Ye Zhiqiu stands as "叶守山"

    Scenario: A user is told when a colleague changed the same certification
      Given Zhou Siyuan is signed in
      And Li Min is signed in
      And Zhou Siyuan changes what is certified
      And Li Min changes what is certified
      And Zhou Siyuan writes "周守山" as the legal representative of the certification
      And Zhou Siyuan saves the certification
      And Li Min writes "李守山" as the legal representative of the certification
      When Li Min saves the certification
      Then Li Min is told of the certification "changed by 周思远"
      And the legal representative of the certification of Li Min stands as "李守山"
      When Li Min keeps their own certification
      And Zhou Siyuan changes what is certified
      Then the legal representative of the certification of Zhou Siyuan stands as "李守山"

    @wire
    Scenario: A letter can be downloaded with the entered data
      Given Ye Zhiqiu is signed in
      When Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification
      Then Ye Zhiqiu can take home the letter "entrustment letter" as "授权委托书-昆明云亭茶业.pdf"

  @extension
  Rule: A cloud certificate that was requested with the certification is applied for once it passes

    Scenario: The requested cloud certificate waits for the submitter's confirmation and is then issued
      Given Shi Qingyue has registered her company
      And Shi Qingyue signs in with what she chose
      And Shi Qingyue has handed in a whole certification
      And the platform takes up the certification of Shi Qingyue in the first review
      And the platform passes the certification of Shi Qingyue in the first review
      And the platform takes up the certification of Shi Qingyue in the second review
      When the platform passes the certification of Shi Qingyue in the second review
      Then the messages tell Shi Qingyue "A cloud certificate was applied for with the certification: please confirm it", to do
      And the certificates tell Shi Qingyue that "石清越" applied for a cloud certificate
      And the first steps of Shi Qingyue are "account done, certification done, certificate doing, bank-account, invoicing, agreements done, product, package"
      And the first step "certificate" of Shi Qingyue says "Under way · A cloud certificate was applied for: set its password and confirm on your phone · 21 Nov 2026, 10:00, 石清越"
      When Shi Qingyue looks at the certificates
      And Shi Qingyue opens a cloud certificate
      And Shi Qingyue agrees on the telephone to what is done with certificates
      Then the certificates tell Shi Qingyue that "nobody" applied for a cloud certificate
      And the first steps of Shi Qingyue are "account done, certification done, certificate done, bank-account, invoicing, agreements done, product, package"
      And the first step "certificate" of Shi Qingyue says "Done · 21 Nov 2026, 10:00, 石清越"
      When Shi Qingyue looks at the product "Digital receivables"
      And Shi Qingyue opens it, having read and signed its agreement
      Then the first step "product" of Shi Qingyue says "Done · 21 Nov 2026, 10:00, 石清越"

  Rule: When one paper is returned, only that paper can be changed

    Scenario Outline: The <paper> is returned and replaced
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu opens the certification
      And Ye Zhiqiu fills in the certification <case>
      And Ye Zhiqiu gives every paper
      And Ye Zhiqiu hands the certification in
      And the platform takes up the certification of Ye Zhiqiu in the first review
      When the platform returns the certification of Ye Zhiqiu in the first review for the <paper>, "看不清"
      Then the certification of Ye Zhiqiu is shown as "returned"
      And Ye Zhiqiu is to mend "<called>: 看不清"
      And Ye Zhiqiu can give no paper but the <paper>
      When Ye Zhiqiu gives the paper "<paper>"
      And Ye Zhiqiu hands the certification in
      Then Ye Zhiqiu is told of the certification "Submitted"
      And the certification of Ye Zhiqiu is shown as "reviewing"

      Examples:
        | paper                         | case                    | called                                |
        | unified certificate           | as usual                | Unified social credit certificate     |
        | business licence              | with three certificates | Business licence                      |
        | organisation code certificate | with three certificates | Organisation code certificate         |
        | tax registration              | with three certificates | Tax registration certificate          |
        | representative's ID           | as usual                | Legal representative’s ID             |
        | commitment letter             | as usual                | Digital certificate commitment letter |
        | authorisation confirmation    | as usual                | Enterprise authorisation confirmation |
        | entrustment letter            | as usual                | Authorisation entrustment letter      |
        | agent's ID                    | as usual                | Authorised agent’s ID                 |
        | upper entity's letter         | of a branch             | Upper entity’s authorisation letter   |
